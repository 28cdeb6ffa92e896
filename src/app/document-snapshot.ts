/**
 * Takes down the texts of the document as they came. Translators put other elements in their places, and the
 * application finds its own document only as it was sent.
 * @returns what puts back all texts that have changed since. Elements stay where they are, with their state
 */
export function takeSnapshot(): () => void {
  const kept = new Map<Node, (readonly [ChildNode, string | null])[]>()
  const root = document.getElementById('root') ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentNode
    if (parent && !kept.has(parent))
      kept.set(
        parent,
        [...parent.childNodes].map((one) => [one, one.nodeValue]),
      )
  }
  return () => {
    for (const [parent, children] of kept) restore(parent, children)
  }
}

function restore(parent: Node, children: readonly (readonly [ChildNode, string | null])[]): void {
  const own = new Set(children.map(([child]) => child))
  for (const child of [...parent.childNodes]) if (!own.has(child)) child.remove()
  let next: ChildNode | null = null
  for (const [child, text] of children.toReversed()) {
    if (child.nodeValue !== text) child.nodeValue = text
    if (child.parentNode !== parent || child.nextSibling !== next) parent.insertBefore(child, next)
    next = child
  }
}
