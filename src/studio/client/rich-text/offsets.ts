/** In UTF-16 units of the visible text; a line break is one. */
export type Offsets = readonly [start: number, end: number]

/** The selection inside an element. */
export function getOffsets(root: HTMLElement): Offsets | undefined {
  const selection = root.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!root.contains(range.commonAncestorContainer)) return undefined
  const toOffset = (node: Node, offset: number) => {
    const before = root.ownerDocument.createRange()
    before.setStart(root, 0)
    before.setEnd(node, offset)
    return countCharacters(before.cloneContents())
  }
  return [
    toOffset(range.startContainer, range.startOffset),
    toOffset(range.endContainer, range.endOffset),
  ]
}

export function setOffsets(root: HTMLElement, [start, end]: Offsets): void {
  const from = findPoint(root, start)
  const to = findPoint(root, end)
  root.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

const SHOWN = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT

const getLength = (node: Node): number =>
  node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.length ?? 0) : Number(node.nodeName === 'BR')

function countCharacters(fragment: DocumentFragment): number {
  const walker = document.createTreeWalker(fragment, SHOWN)
  let count = 0
  while (walker.nextNode()) count += getLength(walker.currentNode)
  return count
}

function findPoint(root: HTMLElement, offset: number): { node: Node; offset: number } {
  const walker = root.ownerDocument.createTreeWalker(root, SHOWN)
  let rest = offset
  while (walker.nextNode()) {
    const node = walker.currentNode
    const length = getLength(node)
    if (node.nodeType === Node.TEXT_NODE && rest <= length) return { node, offset: rest }
    rest -= length
  }
  return { node: root, offset: root.childNodes.length }
}
