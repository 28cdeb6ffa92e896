import type { TextOnPage } from './texts-in-frame.ts'

interface PatchedNode {
  readonly node: ChildNode
  readonly original: string
  readonly patched: string
}

interface Patch {
  readonly nodes: readonly PatchedNode[]
  readonly text: string
  readonly isSaved: boolean
}

/** Keeps the line of an empty text. */
const EMPTY = '\u200b'

/** How long a saved text waits for the page (ms). */
const SETTLE_MS = 3000

/**
 * Writes drafts to the text nodes of the page until the page renders its own new text. React compares with its last
 * rendering, so it writes to a node only when the text of the file changes.
 */
export class PatchedTexts {
  readonly #patches = new Map<string, Patch>()
  readonly #byNode = new WeakMap<Node, PatchedNode>()
  readonly #writes: MutationObserver

  constructor(root: Element | null) {
    // Runs before the next frame, so that a text that the page has rendered in parts is never shown twice.
    this.#writes = new MutationObserver((records) => this.#follow(records))
    const changes = { subtree: true, childList: true, characterData: true }
    if (root) this.#writes.observe(root, changes)
  }

  show(key: string, { nodes }: TextOnPage, text: string, isSaved: boolean): void {
    const before = this.#patches.get(key)
    if (before?.text === text) {
      this.#patches.set(key, { ...before, isSaved })
      return
    }
    this.#restore(key)
    for (const [other, { nodes: taken }] of this.#patches)
      if (taken.some(({ node }) => nodes.includes(node))) this.#restore(other)
    const patched = nodes.flatMap((node, index) => {
      if (node.nodeType !== Node.TEXT_NODE) return []
      const content = index === 0 ? text || EMPTY : ''
      const one = { node, original: node.nodeValue ?? '', patched: content }
      this.#byNode.set(node, one)
      this.#write(node, content)
      return [one]
    })
    this.#patches.set(key, { nodes: patched, text, isSaved })
  }

  /** Ends the patches of all other keys: saved ones as soon as the page has rendered them. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const [key, patch] of this.#patches) {
      if (keys.has(key)) continue
      if (!patch.isSaved) this.#restore(key)
      else setTimeout(() => this.#patches.get(key) === patch && this.#restore(key), SETTLE_MS)
    }
  }

  getOriginal(node: Node): string | undefined {
    return this.#byNode.get(node)?.original
  }

  #follow(records: readonly MutationRecord[]): void {
    const written = new Set(records.map(({ target }) => target))
    const isWritten = ({ node }: PatchedNode) => written.has(node) || !node.isConnected
    for (const [key, { nodes }] of this.#patches)
      if (nodes.some(isWritten)) this.#restore(key, isWritten)
  }

  /** @param isWritten whether the page has rendered a node since */
  #restore(key: string, isWritten: (one: PatchedNode) => boolean = () => false): void {
    for (const one of this.#patches.get(key)?.nodes ?? []) {
      this.#byNode.delete(one.node)
      if (!isWritten(one)) this.#write(one.node, one.original)
    }
    this.#patches.delete(key)
  }

  #write(node: ChildNode, text: string): void {
    const pending = this.#writes.takeRecords()
    node.nodeValue = text
    this.#writes.takeRecords()
    if (pending.length > 0) this.#follow(pending)
  }
}
