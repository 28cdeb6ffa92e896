import type { TextOnPage } from './texts-in-frame.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Counts from the end that the page and the value share, because the page may show variables filled in.
 * @returns undefined if the point is in none of the text nodes
 */
export function getCaretOffset(
  page: Document,
  { nodes }: TextOnPage,
  { x, y }: Point,
  value: string,
): number | undefined {
  const found = getTextPosition(page, x, y)
  const index = found ? nodes.findIndex((node) => node.isSameNode(found.node)) : -1
  if (!found || index === -1) return undefined
  const before = nodes.slice(0, index).map((node) => node.nodeValue ?? '')
  const shown = nodes.map((node) => node.nodeValue ?? '').join('')
  const offset = before.join('').length + found.offset
  if (value.startsWith(shown.slice(0, offset))) return offset
  const behind = shown.slice(offset)
  return value.endsWith(behind) ? value.length - behind.length : undefined
}

function getTextPosition(page: Document, x: number, y: number) {
  if ('caretPositionFromPoint' in page) {
    const found = page.caretPositionFromPoint(x, y)
    return found && { node: found.offsetNode, offset: found.offset }
  }
  // Safari.
  const range = (page as Document).caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
