import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { attention, characterEscape } from 'micromark-core-commonmark'
import type { Code, Construct, Extension, State } from 'micromark-util-types'

/** Offsets in the text, the end exclusive. */
export type TextRange = readonly [from: number, to: number]

export type SourceNode =
  /** `value` may contain variables. */
  | { readonly type: 'text'; readonly value: string; readonly range: TextRange }
  | {
      readonly type: 'strong' | 'emphasis'
      readonly children: readonly SourceNode[]
      readonly range: TextRange
    }
  | LinkNode
  | { readonly type: 'break' }

export interface LinkNode {
  readonly type: 'link'
  readonly target: string
  readonly title: string | undefined
  readonly children: readonly SourceNode[]
  readonly range: TextRange
  /** Of the target, without angle brackets. */
  readonly targetRange: TextRange
  /** Between the parentheses. */
  readonly behind: TextRange
}

/** Characters without which a text has no marks. */
const HAS_MARKS = /[*\n]|\]\(/

/** Parses `**bold**`, `*italic*`, `[label](target)`, line breaks and the escape `\*`. All else is text. */
export function parseRichText(template: string): readonly SourceNode[] {
  if (!HAS_MARKS.test(template))
    return [{ type: 'text', value: template, range: [0, template.length] }]
  return convert(fromMarkdown(template, { extensions: [inlineSubset] }), template)
}

/** Other backslashes are text. */
const asteriskEscape: Construct = {
  name: 'asteriskEscape',
  tokenize(effects, ok, nok) {
    const start = characterEscape.tokenize.call(this, effects, ok, nok)
    return (code) => {
      const rest = start(code)
      return (next) => (next === ASTERISK && rest ? rest(next) : nok(next))
    }
  },
}

const ASTERISK = 42
const BACKSLASH = 92

/** Asterisks only: underscores are text. A single asterisk inside a word is text as well, as in `5*3` and `Kolleg*innen`. */
const asteriskAttention: Construct = {
  ...attention,
  name: 'asteriskAttention',
  tokenize(effects, ok, nok) {
    const isAfterLetter = isLetter(this.previous)
    let length = 0
    const next = (state: State | undefined): State => {
      return (code) => {
        if (code === ASTERISK) length += 1
        else if (length === 1 && isAfterLetter && isLetter(code)) return nok(code)
        return code === ASTERISK ? next(state?.(code)) : state?.(code)
      }
    }
    return next(attention.tokenize.call(this, effects, ok, nok))
  },
}

/** Also true for digits. */
const isLetter = (code: Code): boolean =>
  code !== null && code > 0 && /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code))

const inlineSubset: Extension = {
  text: { [ASTERISK]: asteriskAttention, [BACKSLASH]: asteriskEscape },
  disable: {
    null: [
      'attention',
      'autolink',
      'blockQuote',
      'characterEscape',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
}

function convert(node: Nodes, template: string): SourceNode[] {
  const range = getRange(node)
  const children = 'children' in node ? node.children : []
  const inside = () => children.flatMap((child) => convert(child, template))
  switch (node.type) {
    case 'text':
      return splitText(template, range)
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inside(), range }]
    case 'link': {
      const { url, title } = node
      const labelEnd = children.at(-1)?.position?.end.offset ?? range[0] + 1
      const from = template.indexOf(url, labelEnd + 2)
      return [
        {
          type: 'link',
          target: url,
          title: title ?? undefined,
          children: inside(),
          range,
          targetRange: [from, from + url.length],
          behind: [labelEnd + 2, range[1] - 1],
        },
      ]
    }
    case 'break':
      return [{ type: 'break' }]
    default:
      // The root and its paragraph.
      return inside()
  }
}

const getRange = ({ position }: Nodes): TextRange => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Divides a text at its line breaks and escapes, so that positions in each part are those of the file. */
function splitText(template: string, [from, to]: TextRange): SourceNode[] {
  let at = from
  return template
    .slice(from, to)
    .split(/(\\\*|[^\S\n]*\n[^\S\n]*)/)
    .flatMap((value, index): SourceNode[] => {
      const range = [at, at + value.length] as const
      at += value.length
      if (index % 2 === 1 && value !== '\\*') return [{ type: 'break' }]
      return value === '' ? [] : [{ type: 'text', value: index % 2 ? '*' : value, range }]
    })
}
