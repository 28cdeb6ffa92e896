import fc from 'fast-check'
import { isMap, isSeq, parseDocument, Scalar, visit } from 'yaml'

/** A way of writing YAML down. */
export interface Style {
  readonly indent: number
  readonly lineWidth: number
  readonly indentSeq: boolean
  readonly singleQuote: boolean | null
  readonly padding: boolean
  readonly lineEnd: '\n' | '\r\n'
  readonly collections: 'as they are' | 'block' | 'flow' | 'mixed'
  readonly quotes: 'as they are' | 'double' | 'single' | 'none' | 'mixed'
  readonly quotedKeys: boolean
  readonly comments: number
  readonly mark: boolean
  /** What decides where styles are mixed. */
  readonly seed: number
}

export const styles: fc.Arbitrary<Style> = fc.record({
  indent: fc.integer({ min: 1, max: 8 }),
  lineWidth: fc.constantFrom(0, 80, 120),
  indentSeq: fc.boolean(),
  singleQuote: fc.constantFrom(true, false, null),
  padding: fc.boolean(),
  lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
  collections: fc.constantFrom('as they are', 'block', 'flow', 'mixed'),
  quotes: fc.constantFrom('as they are', 'double', 'single', 'none', 'mixed'),
  quotedKeys: fc.boolean(),
  comments: fc.integer({ min: 0, max: 20 }),
  mark: fc.boolean(),
  seed: fc.integer({ min: 1, max: 0x7fffffff }),
})

const QUOTES = {
  double: [Scalar.QUOTE_DOUBLE],
  single: [Scalar.QUOTE_SINGLE],
  none: [Scalar.PLAIN],
  mixed: [Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE, Scalar.PLAIN],
} as const

/** The same YAML, written differently. */
export function reformatted(text: string, style: Style): string {
  const document = parseDocument(text)
  const next = dice(style.seed)
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string') return
      if (key === 'key') node.type = style.quotedKeys ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN
      // A comment could not be put between the lines of a text that stands on several.
      else if (style.quotes === 'as they are') node.type = oneLine(node)
      else node.type = QUOTES[style.quotes][next() % QUOTES[style.quotes].length] ?? Scalar.PLAIN
    },
    Collection(_, node) {
      if (!isMap(node) && !isSeq(node)) return
      if (style.collections === 'mixed') node.flow = next() % 4 === 0
      else if (style.collections !== 'as they are') node.flow = style.collections === 'flow'
    },
  })
  const { indent, indentSeq, lineWidth, singleQuote, padding } = style
  const options = { indent, indentSeq, lineWidth, singleQuote, flowCollectionPadding: padding }
  const written = commented(document.toString(options), style, next)
  return (style.mark ? '\ufeff' : '') + written.replaceAll('\n', style.lineEnd)
}

const oneLine = (node: Scalar): Scalar.Type =>
  node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE ? node.type : Scalar.PLAIN

/** Puts comments and empty lines between the lines, where no text goes over several of them. */
function commented(text: string, { lineWidth, comments }: Style, next: () => number): string {
  if (lineWidth > 0) return text
  const lines = text.split('\n')
  for (let count = 0; count < comments; count += 1) {
    // Between braces, the YAML library takes a comment without a space before it for a mistake.
    const line = next() % 5 === 0 ? '' : `${' '.repeat(1 + (next() % 12))}# note: { "not a value`
    lines.splice(next() % lines.length, 0, line)
  }
  return lines.join('\n')
}

/** Numbers that look random and follow from the seed (Park and Miller). */
export function dice(seed: number): () => number {
  let state = seed % 0x7fffffff || 1
  return () => {
    state = (state * 48271) % 0x7fffffff
    return state
  }
}
