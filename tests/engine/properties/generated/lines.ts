import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Path } from '../../../../src/content/model.ts'

/** Start lines of values, from 1. */
export function lineFinder(text: string): (path: Path) => number {
  const lineCounter = new LineCounter()
  const document = parseDocument(text.replace(/^\ufeff/, ''), { lineCounter })
  return (path) => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range) throw new Error(`There is no node at ${path.join('/')}.`)
    return lineCounter.linePos(node.range[0]).line
  }
}
