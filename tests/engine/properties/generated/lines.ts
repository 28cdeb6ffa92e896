import { isNode, LineCounter, parseDocument } from 'yaml'
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
