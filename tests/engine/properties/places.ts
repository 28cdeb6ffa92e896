import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Path } from '../../../src/content/model.ts'
import { validSite } from '../faults/fixture.ts'

/** A key with its value in the valid site. */
export interface Place {
  readonly path: Path
  readonly line: number
  /** The value as data; undefined where it is a map or list. */
  readonly value: unknown
  /** Where the key starts, and from where to where the value goes. */
  readonly key: number
  readonly from: number
  readonly to: number
  /** Whether it stands between braces or brackets. */
  readonly flow: boolean
  /** Whether it is the first key of its map. */
  readonly first: boolean
}

/** Every key and every item of a list in the valid site. */
export function places(): readonly Place[] {
  const lines = new LineCounter()
  const found: Place[] = []
  const walk = (node: unknown, path: Path): void => {
    if (isMap(node)) {
      node.items.forEach(({ key, value }, index) => {
        if (isScalar(key))
          add(key.range?.[0], value, [...path, String(key.value)], node.flow, index)
      })
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        // An item of a list has no key: it starts where its value starts.
        const start = isScalar(item) || isMap(item) || isSeq(item) ? item.range?.[0] : undefined
        add(start, item, [...path, index], node.flow, index)
      }
    }
  }
  const add = (
    start: number | undefined,
    value: unknown,
    path: Path,
    flow: boolean | undefined,
    index: number,
  ) => {
    const range = isScalar(value) || isMap(value) || isSeq(value) ? value.range : undefined
    if (start === undefined || !range) throw new Error(`Nothing stands at ${path.join('/')}.`)
    found.push({
      path,
      line: lines.linePos(start).line,
      value: isScalar(value) ? value.value : undefined,
      key: start,
      from: range[0],
      to: range[1],
      flow: flow === true,
      first: index === 0,
    })
    walk(value, path)
  }
  walk(parseDocument(validSite, { lineCounter: lines }).contents, [])
  return found
}
