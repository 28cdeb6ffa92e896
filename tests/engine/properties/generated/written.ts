/** The same site, written down in one way or another. */
import fc from 'fast-check'
import { Document, isMap, isSeq, Scalar, visit } from 'yaml'
import { ODD_SPACES } from '../../../../src/content/diagnostics/yaml-messages.ts'
import { dice } from '../reformat.ts'
import type { JsonMap } from './json.ts'

/** How a file is written. */
export interface Style {
  readonly indent: number
  readonly lineWidth: number
  readonly indentSeq: boolean
  readonly flow: 'never' | 'sometimes' | 'short'
  readonly quotes: 'double' | 'single' | 'mixed'
  readonly comments: boolean
  readonly lineEnd: '\n' | '\r\n'
  readonly mark: boolean
  readonly seed: number
}

export const styles: fc.Arbitrary<Style> = fc.record({
  indent: fc.integer({ min: 1, max: 4 }),
  lineWidth: fc.constantFrom(0, 80),
  indentSeq: fc.boolean(),
  flow: fc.constantFrom('never', 'sometimes', 'short'),
  quotes: fc.constantFrom('double', 'single', 'mixed'),
  comments: fc.boolean(),
  lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
  mark: fc.boolean(),
  seed: fc.integer({ min: 1, max: 0x7ffffffe }),
})

/** Texts that need no quotes in anybody's eyes. */
const PLAIN = /^[A-Za-z][A-Za-z0-9 /.-]*[A-Za-z0-9]$/

/** Folded before its hyphen, an entry of a list without quotes looks like two of them, and is reported as that. */
const looksLikeTwo = (text: string, key: unknown, { lineWidth }: Style): boolean =>
  typeof key === 'number' && lineWidth > 0 && text.includes(' - ')

/** The text of a site file. */
export function written(site: JsonMap, style: Style): string {
  const next = dice(style.seed)
  const document = new Document(site)
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value !== 'string' || key === 'key') return
      const isPlain =
        PLAIN.test(node.value) &&
        !/^(true|false|null|yes|no|on|off)$/i.test(node.value) &&
        !looksLikeTwo(node.value, key, style)
      const ways = isPlain
        ? ([Scalar.PLAIN, quoteOf(style, next)] as const)
        : ([quoteOf(style, next)] as const)
      node.type = ways[next() % ways.length] ?? Scalar.PLAIN
    },
    Collection(_, node) {
      if ((!isMap(node) && !isSeq(node)) || node.items.length === 0) return
      const isShort = node.items.length < 4 && !/[{[]/.test(JSON.stringify(node.items.slice(1)))
      if (style.flow === 'sometimes') node.flow = next() % 5 === 0
      else if (style.flow === 'short') node.flow = isShort && JSON.stringify(node).length < 120
    },
  })
  if (style.comments) document.commentBefore = ' A generated site: { "not": a value'
  const { indent, indentSeq, lineWidth } = style
  const folded = document.toString({ indent, indentSeq, lineWidth })
  const text = isSpoilt(folded) ? document.toString({ indent, indentSeq, lineWidth: 0 }) : folded
  return (style.mark ? '\ufeff' : '') + text.replaceAll('\n', style.lineEnd)
}

/** Where it folds lines, the library may put odd spaces where they look like a slip. */
const isSpoilt = (text: string): boolean =>
  new RegExp(`^[ ${ODD_SPACES}]*[${ODD_SPACES}]`, 'm').test(text)

const quoteOf = ({ quotes }: Style, next: () => number): Scalar.Type => {
  const isDouble = quotes === 'double' || (quotes === 'mixed' && next() % 2 === 0)
  return isDouble ? Scalar.QUOTE_DOUBLE : Scalar.QUOTE_SINGLE
}
