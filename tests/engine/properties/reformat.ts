/** Writes the same YAML in different styles. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type Document, isMap, isSeq, parseDocument, Scalar, visit } from 'yaml'
import { ODD_SPACES } from '../../../src/content/diagnostics/yaml-messages.ts'
import { createRandom, type Random } from '../../tools/random.ts'

/** Styles of YAML; the seed decides where styles are mixed. */
export const styles = fc.record({
  indent: fc.integer({ min: 1, max: 8 }),
  lineWidth: fc.constantFrom(0, 80, 120),
  indentSeq: fc.boolean(),
  singleQuote: fc.constantFrom(true, false, null),
  padding: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  collections: fc.constantFrom('as they are', 'block', 'flow', 'mixed'),
  quotes: fc.constantFrom('as they are', 'double', 'single', 'none', 'mixed'),
  quotedKeys: fc.boolean(),
  comments: fc.integer({ min: 0, max: 20 }),
  mark: fc.boolean(),
  seed: fc.integer({ min: 1, max: 0x7fffffff }),
})

export type Style = typeof styles extends fc.Arbitrary<infer One> ? One : never

const QUOTES: Readonly<Record<Style['quotes'], readonly Scalar.Type[]>> = {
  'as they are': [],
  double: [Scalar.QUOTE_DOUBLE],
  single: [Scalar.QUOTE_SINGLE],
  none: [Scalar.PLAIN],
  mixed: [Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE, Scalar.PLAIN],
}

export const reformatted = (text: string, style: Style): string =>
  styled(parseDocument(text), style)

/**
 * Writes a document in a style.
 * @param mayBePlain whether a text may be unquoted, as a list entry or elsewhere
 */
export function styled(
  document: Document,
  style: Style,
  mayBePlain: (text: string, isEntry: boolean) => boolean = () => true,
): string {
  const random = createRandom(style.seed)
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string') return
      if (key === 'key') {
        node.type = style.quotedKeys ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN
        return
      }
      const ways = QUOTES[style.quotes]
      node.type = ways[random(ways.length)] ?? oneLine(node)
      const isSafe = node.type !== Scalar.PLAIN || mayBePlain(node.value, typeof key === 'number')
      if (!isSafe) node.type = Scalar.QUOTE_DOUBLE
    },
    Collection(_, node) {
      if (!isMap(node) && !isSeq(node)) return
      if (style.collections === 'mixed') node.flow = random(4) === 0
      else if (style.collections !== 'as they are') node.flow = style.collections === 'flow'
    },
  })
  const { indent, indentSeq, lineWidth, singleQuote, padding } = style
  const options = { indent, indentSeq, singleQuote, flowCollectionPadding: padding }
  const folded = document.toString({ ...options, lineWidth })
  const isFolded = lineWidth > 0 && isRight(folded, document)
  const text = isFolded
    ? folded
    : commented(document.toString({ ...options, lineWidth: 0 }), style.comments, random)
  return (style.mark ? '\ufeff' : '') + text.replaceAll('\n', style.lineEnd)
}

/** When folding lines, the library may move unusual spaces to the start of a line or drop some inside braces. */
const isRight = (folded: string, document: Document): boolean =>
  !new RegExp(`^[ ${ODD_SPACES}]*[${ODD_SPACES}]`, 'm').test(folded) &&
  isDeepStrictEqual(parseDocument(folded).toJS(), document.toJS())

/** Keeps the quoting style; multi-line strings could not contain comments. */
const oneLine = ({ type }: Scalar): Scalar.Type =>
  type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE ? type : Scalar.PLAIN

/** Inserts comments and empty lines between lines; nothing may be folded. */
function commented(text: string, comments: number, random: Random): string {
  const lines = text.split('\n')
  for (let count = 0; count < comments; count += 1) {
    // Inside braces, the YAML library requires a space before a comment.
    const line = random(5) === 0 ? '' : `${' '.repeat(1 + random(12))}# note: { "not a value`
    lines.splice(random(lines.length), 0, line)
  }
  return lines.join('\n')
}
