import { $generateNodesFromDOM } from '@lexical/html'
import type { LexicalEditor } from 'lexical'
import { $readParagraphs } from './lexical-state.ts'
import { mergeSpans, type Span } from './spans.ts'

/** Links of other documents that a site file can contain. */
const KEPT_TARGET = /^(https?:|mailto:|tel:|\/)/

/**
 * The paragraphs of a clipboard with bold, italic, links and line breaks; all other formatting is dropped.
 * Call it in an update of the editor.
 */
export function $readClipboard(data: DataTransfer, editor: LexicalEditor): Span[][] {
  const html = data.getData('text/html')
  const paragraphs = html ? $readHtml(html, editor) : readPlain(data.getData('text/plain'))
  return paragraphs.map(trimSpans).filter((spans) => spans.length > 0)
}

function $readHtml(html: string, editor: LexicalEditor): Span[][] {
  const page = parseHtml(html)
  return $readParagraphs($generateNodesFromDOM(editor, page)).map((spans) =>
    mergeSpans(
      spans.map((span) =>
        KEPT_TARGET.test(span.link?.target ?? '') ? span : { ...span, link: undefined },
      ),
    ),
  )
}

/** The policy of the studio forbids style attributes and style elements, also in documents that are not shown. */
function parseHtml(html: string): Document {
  const plain = html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/\sstyle(?=\s*=)/gi, ' data-style')
  const page = new DOMParser().parseFromString(plain, 'text/html')
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  return page
}

const PARAGRAPH_ENDS = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)\s*/
const LINE_ENDS = /\s*[\r\n\u2028\u2029]+\s*/g

/** Lines of one paragraph are joined: mail and PDF files break them anywhere. */
const readPlain = (text: string): Span[][] =>
  text
    .split(PARAGRAPH_ENDS)
    .map((part) => [{ text: part.replace(LINE_ENDS, ' '), isBold: false, isItalic: false }])

/** Spaces inside of a line stay: words are often pasted with the space before them. */
function trimSpans(spans: readonly Span[]): Span[] {
  const isEmpty = spans.every(({ text }) => text.trim() === '')
  if (isEmpty) return []
  return spans.map((span, index) => ({
    ...span,
    text: trimLines(span.text, index === 0, index === spans.length - 1),
  }))
}

const trimLines = (text: string, isFirst: boolean, isLast: boolean): string => {
  const start = isFirst ? text.replace(/^\s*\n\s*/, '') : text
  return isLast ? start.replace(/\s*\n\s*$/, '') : start
}
