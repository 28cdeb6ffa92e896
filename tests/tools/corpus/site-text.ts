import { isMap, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml'

/** A text that stands as the value of a key, or in a list. Offsets are of the whole text. */
export interface Written {
  readonly path: string
  /** The key, or that of the list around it. */
  readonly key: string
  readonly isItem: boolean
  readonly keyFrom: number
  readonly from: number
  readonly to: number
  readonly text: string
  readonly isQuoted: boolean
  readonly inFlow: boolean
  /** From 1. */
  readonly line: number
}

/** Lines from 1, both included. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** An entry of a list that stands over several lines, with the list's key. */
export interface Block extends Lines {
  readonly key: string
  readonly path: string
}

/** A right site file, as a person who changes it sees it: lines, values and blocks. */
export interface SiteText {
  readonly text: string
  readonly lines: readonly string[]
  /** Offset of the begin of each line. */
  readonly starts: readonly number[]
  readonly values: readonly Written[]
  readonly blocks: readonly Block[]
  /** Addresses of the pages. */
  readonly pages: readonly string[]
  readonly lineOf: (offset: number) => number
}

/** @param text a file without mistakes */
export function siteTextOf(text: string): SiteText {
  const lines = text.split('\n')
  const starts: number[] = []
  for (let at = 0, index = 0; index < lines.length; index += 1) {
    starts.push(at)
    at += (lines[index]?.length ?? 0) + 1
  }
  const lineAt = lineIndex(starts)
  const values: Written[] = []
  const blocks: Block[] = []
  visit(parseDocument(text, { keepSourceTokens: false }), {
    Scalar(at, node, ancestors) {
      if (at === 'key' || !node.range || typeof node.value !== 'string') return
      const pairs = ancestors.filter((one) => 'key' in one)
      const keys = pairs.map((one) => ('key' in one && isScalar(one.key) ? one.key : undefined))
      const key = keys.at(-1) as Scalar<string> | undefined
      if (!key?.range) return
      values.push({
        path: keys.map((one) => String(one?.value)).join('.'),
        key: key.value,
        isItem: typeof at === 'number',
        keyFrom: key.range[0],
        from: node.range[0],
        to: node.range[1],
        text: node.value,
        isQuoted: node.type === 'QUOTE_DOUBLE',
        inFlow: ancestors.some((one) => 'flow' in one && one.flow === true),
        line: lineAt(node.range[0]),
      })
    },
    Seq(_, node, ancestors) {
      const keys = ancestors.flatMap((one) =>
        'key' in one && isScalar(one.key) ? [String(one.key.value)] : [],
      )
      if (node.flow) return
      for (const item of node.items) {
        if (!(isMap(item) || isSeq(item)) || item.flow || !item.range) continue
        const first = lineAt(item.range[0])
        let last = lineAt(item.range[2] - 1)
        while (last > first && /^\s*(#|$)/.test(lines[last - 1] ?? '')) last -= 1
        blocks.push({ first, last, key: keys.at(-1) ?? '', path: keys.join('.') })
      }
    },
  })
  const pages = values.filter(({ path }) => path === 'routes.path').map((one) => one.text)
  return { text, lines, starts, values, blocks, pages, lineOf: lineAt }
}

/** Which line an offset is on; looked up, not counted. */
function lineIndex(starts: readonly number[]): (offset: number) => number {
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
