import { parseRichText, type SourceNode } from '../../../content/rich-text/parse.ts'

export interface SpanLink {
  /** As written: `/path`, `flagged:/path`, `open:menu` or an address. */
  readonly target: string
  /** The reason of a flagged link. */
  readonly title?: string | undefined
}

/** A piece of a rich text with the same marks. Line breaks are `\n`. */
export interface Span {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** The same object for all spans of one link. */
  readonly link?: SpanLink | undefined
}

type Marks = Omit<Span, 'text'>

const hasSameMarks = (one: Marks, other: Marks): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link

export const mergeSpans = (spans: readonly Span[]): Span[] => {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && hasSameMarks(last, span))
      merged[merged.length - 1] = { ...last, text: last.text + span.text }
    else if (span.text !== '') merged.push(span)
  }
  return merged
}

export const parseSpans = (markdown: string): Span[] =>
  mergeSpans(convert(parseRichText(markdown), { isBold: false, isItalic: false }))

function convert(nodes: readonly SourceNode[], marks: Marks): Span[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return [{ ...marks, text: node.value }]
      case 'break':
        return [{ ...marks, text: '\n' }]
      case 'strong':
        return convert(node.children, { ...marks, isBold: true })
      case 'emphasis':
        return convert(node.children, { ...marks, isItalic: true })
      default: {
        const link = { target: node.target, title: node.title }
        return convert(node.children, { ...marks, link })
      }
    }
  })
}

/** The text without marks. */
export const toCharacters = (markdown: string): string =>
  parseSpans(markdown)
    .map(({ text }) => text)
    .join('')

/** @param from @param to in UTF-16 units of the visible text, the end exclusive */
export function sliceSpans(spans: readonly Span[], from: number, to = Infinity): Span[] {
  let at = 0
  return spans.flatMap((span) => {
    const start = at
    at += span.text.length
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...span, text }]
  })
}
