interface ChildSnapshot {
  readonly node: ChildNode
  /** Of a text or a comment. */
  readonly value: string | null
}

/**
 * Records the nodes and texts of the application's part of the document. Translators, password managers and other
 * browser extensions change the document before hydration, which needs it as it was sent.
 * @returns a function that undoes all changes of nodes and texts since then. Elements keep their identity, their
 *   attributes and their state
 */
export function takeSnapshot(): () => void {
  const snapshots = new Map<Node, readonly ChildSnapshot[]>()
  const root = document.getElementById('root') ?? document.body
  const elements = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = elements.nextNode())
    snapshots.set(
      node,
      Array.from(node.childNodes, (child) => ({ node: child, value: child.nodeValue })),
    )
  return () => {
    for (const [parent, children] of snapshots) restoreChildren(parent, children)
  }
}

function restoreChildren(parent: Node, children: readonly ChildSnapshot[]): void {
  const expected = new Set(children.map(({ node }) => node))
  for (const child of [...parent.childNodes]) if (!expected.has(child)) child.remove()
  let next: ChildNode | null = null
  for (const { node, value } of children.toReversed()) {
    if (node.nodeValue !== value) node.nodeValue = value
    if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next)
    next = node
  }
}
