import type { ListedPage } from '../protocol/state.ts'

export interface PageNode {
  readonly id: string
  readonly page: ListedPage
  readonly children: readonly PageNode[]
}

/** Pages below the page with the next shorter address. The home page has no children. */
export function buildPageTree(pages: readonly ListedPage[]): readonly PageNode[] {
  const nodes = pages.map((page) => ({ id: page.path, page, children: [] as PageNode[] }))
  const byAddress = new Map(nodes.map((node) => [node.page.path.toLowerCase(), node]))
  return nodes.filter((node) => {
    const parent = listParents(node.page.path).find((address) => byAddress.has(address))
    if (parent === undefined) return true
    byAddress.get(parent)?.children.push(node)
    return false
  })
}

/** Addresses above an address, the nearest first, in lower case. */
export function listParents(path: string): string[] {
  const steps = path.toLowerCase().split('/').slice(1, -1)
  return steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`)
}
