import type { PlacedPart } from '../../cache.ts'
import { createMap, type Entry, type Tree } from '../../tree.ts'

/** Undefined for parts with diagnostics, which are rare. */
export function encodePart({ parsed, start, tree }: PlacedPart): string | undefined {
  if (!parsed || !tree) return undefined
  const { span, end, lexemes, syntaxErrors, diagnostics } = parsed
  if (syntaxErrors.length > 0 || diagnostics.length > 0) return undefined
  const encoded = encodeTree(tree, start)
  return encoded && JSON.stringify([span.start, span.end, end, lexemes, encoded])
}

/** @throws if the text was not created by `encodePart` */
export function decodePart(text: string): PlacedPart {
  const part: unknown = JSON.parse(text)
  assertList(part)
  const [start, spanEnd, end, lexemes] = part.map(Number)
  if (lexemes === undefined || end === undefined) throw new Error('The part is incomplete.')
  const span = toSpan(start, spanEnd)
  const parsed = { span, end, lexemes, syntaxErrors: [], diagnostics: [] }
  return { parsed, start: 0, tree: decodeTree(part[4]) }
}

/** Scalars are `[start, end, value, source]`; the source is omitted if it equals the value. */
const LIST = '-'
const MAP = ':'

type Encoded = readonly unknown[]

/** Undefined if JSON cannot hold a number. @param base start of the part */
function encodeTree(tree: Tree, base: number): Encoded | undefined {
  const [start, end] = [tree.span.start - base, tree.span.end - base]
  if (tree.kind === 'scalar') {
    const { value, source } = tree
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return
    return source === value ? [start, end, value] : [start, end, value, source]
  }
  const flow = Number(tree.flow)
  if (tree.kind === 'list') {
    const items = tree.items.map((item) => encodeTree(item, base))
    return items.includes(undefined) ? undefined : [LIST, start, end, flow, items]
  }
  const entries = [...tree.entries].map(([name, { key, value }]) => {
    const encoded = encodeTree(value, base)
    return encoded && [name, key.start - base, key.end - base, encoded]
  })
  return entries.includes(undefined) ? undefined : [MAP, start, end, flow, entries]
}

function decodeTree(encoded: unknown): Tree {
  assertList(encoded)
  const [kind, start, end, flow, children] = encoded
  if (kind !== LIST && kind !== MAP) return decodeScalar(encoded)
  assertList(children)
  const span = toSpan(start, end)
  if (kind === LIST)
    return { kind: 'list', span, items: children.map(decodeTree), flow: flow === 1 }
  const entries = new Map<string, Entry>()
  for (const child of children) {
    assertList(child)
    entries.set(String(child[0]), {
      key: toSpan(child[1], child[2]),
      value: decodeTree(child[3]),
    })
  }
  return createMap(entries, span, flow === 1)
}

function decodeScalar([start, end, value, source = value]: Encoded): Tree {
  if (!isScalarValue(value)) throw new Error('A value has an unknown type.')
  return { kind: 'scalar', span: toSpan(start, end), value, source: String(source) }
}

const isScalarValue = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const toSpan = (start: unknown, end: unknown) => ({ start: Number(start), end: Number(end) })

function assertList(value: unknown): asserts value is Encoded {
  if (!Array.isArray(value)) throw new Error('A list is missing.')
}
