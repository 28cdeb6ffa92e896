import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { Path } from '../../../../src/content/model.ts'

/** Where values start in a text, from 1, as the YAML library counts lines. */
export function lineFinder(text: string): (path: Path) => number {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter })
  return (path) => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range) throw new Error(`Nothing stands at ${path.join('/')}.`)
    return lineCounter.linePos(node.range[0]).line
  }
}

/** Where the key of a value stands; the value itself in a list. */
export function keyLineFinder(text: string): (path: Path) => number {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter })
  const valueLine = lineFinder(text)
  return (path) => {
    const parent = document.getIn(path.slice(0, -1), true)
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))
      : undefined
    const range = isNode(pair?.key) ? pair.key.range : undefined
    return range ? lineCounter.linePos(range[0]).line : valueLine(path)
  }
}
