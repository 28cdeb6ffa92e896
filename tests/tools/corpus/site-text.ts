import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml'

/** One-based, inclusive line numbers. */
export interface Lines {
  readonly first: number
  readonly last: number
}

export interface Place extends Lines {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A scalar that is the value of a key or a list item. */
export interface Value extends Place {
  /** Keys, joined by dots. */
  readonly path: string
  readonly key: string
  readonly isItem: boolean
  readonly keyFrom: number
  readonly isQuoted: boolean
  readonly inFlow: boolean
}

/** A list item in block style, with all its lines. */
export interface Block extends Place {
  readonly path: string
}

/** A valid site file. */
export interface SiteText {
  readonly text: string
  readonly lines: readonly string[]
  /** Offset of the start of each line. */
  readonly starts: readonly number[]
  readonly values: readonly Value[]
  readonly blocks: readonly Block[]
  readonly lineOf: (offset: number) => number
}

/** Keys of the ancestors, the nearest last. */
const keysAbove = (ancestors: readonly (Document | Node | Pair)[]) =>
  ancestors.flatMap((one) => (isPair(one) && isScalar<string>(one.key) ? [one.key] : []))

const joinPath = (keys: ReturnType<typeof keysAbove>) => keys.map(({ value }) => value).join('.')

/** @param text a file without mistakes */
export function parseSiteText(text: string): SiteText {
  const lines = text.split('\n')
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const starts = lineCounter.lineStarts
  const lineOf = (offset: number) => lineCounter.linePos(offset).line
  const values: Value[] = []
  const blocks: Block[] = []
  visit(document, {
    Scalar(at, node, ancestors) {
      const keys = keysAbove(ancestors)
      const key = keys.at(-1)
      if (at === 'key' || !node.range || typeof node.value !== 'string' || !key?.range) return
      const [from, to] = node.range
      values.push({
        path: joinPath(keys),
        key: key.value,
        isItem: typeof at === 'number',
        keyFrom: key.range[0],
        from,
        to,
        text: text.slice(from, to),
        isQuoted: node.type === 'QUOTE_DOUBLE',
        inFlow: ancestors.some((one) => 'flow' in one && one.flow === true),
        first: lineOf(from),
        last: lineOf(from),
      })
    },
    Seq(_, node, ancestors) {
      if (node.flow) return
      for (const item of node.items) {
        if (!(isMap(item) || isSeq(item)) || item.flow || !item.range) continue
        const first = lineOf(item.range[0])
        let last = lineOf(item.range[2] - 1)
        while (last > first && /^\s*(#|$)/.test(lines[last - 1] ?? '')) last -= 1
        const [from = 0, to = text.length] = [starts[first - 1], starts[last]]
        const path = joinPath(keysAbove(ancestors))
        blocks.push({ first, last, from, to, text: text.slice(from, to), path })
      }
    },
  })
  return { text, lines, starts, values, blocks, lineOf }
}
