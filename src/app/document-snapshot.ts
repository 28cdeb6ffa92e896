/** Undoes what extensions changed before this script. @param expectedSize as in `measureContent` of the build */
export async function restoreSentDocument(expectedSize: string): Promise<void> {
  const root = document.getElementById('root')
  // The server inserts suggestions into the not-found document.
  if (!root || measure(root) === expectedSize || root.querySelector('[data-nearest]')) return
  const sentRoot = (await loadDocument(location.href))?.getElementById('root')
  if (sentRoot && measure(sentRoot) === expectedSize) root.replaceChildren(...sentRoot.childNodes)
}

/** Parses HTML without a sink of Trusted Types, which the Content-Security-Policy would block. */
const loadDocument = (address: string): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML))
    request.open('GET', address)
    request.send()
  })

const measure = (root: Element): string =>
  `${root.getElementsByTagName('*').length} ${root.textContent.length}`

interface ChildSnapshot {
  readonly node: ChildNode
  /** Of a text or a comment. */
  readonly value: string | null
}

/** For changes by extensions before hydration. @returns a function that undoes them; elements keep their identity */
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
