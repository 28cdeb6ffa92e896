import type { StudioState } from '../../protocol/state.ts'
import type { TextOnPage } from '../texts-in-frame.ts'

/** Finds the elements of the sections by their texts. Undefined for sections without a text on the page. */
export function findSectionElements(
  main: Element,
  { sections, texts }: StudioState,
  places: readonly TextOnPage[],
): (Element | undefined)[] {
  const nodes: (ChildNode | undefined)[] = sections.map(() => undefined)
  const page = sections[0]?.at[1]
  for (const { text, nodes: shown } of places) {
    const one = texts[text]
    const [part, index, list, section] = one?.typeDefault?.instancePath ?? one?.at ?? []
    const isOfPage = part === 'routes' && index === page && list === 'sections'
    const [node] = shown
    // Breadcrumbs show the heading of the first section before it.
    if (isOfPage && typeof section === 'number' && node && main.contains(node))
      nodes[section] = node
  }
  const container = findContainer(main, nodes)
  return nodes.map((node) => node && findChild(container, node))
}

/** The closest element that contains all nodes. */
function findContainer(main: Element, nodes: readonly (ChildNode | undefined)[]): Element {
  const found = nodes.filter((node) => node !== undefined)
  if (found.length < 2) return main
  let container = found[0]?.parentElement ?? main
  while (container !== main && !found.every((node) => container.contains(node)))
    container = container.parentElement ?? main
  return container
}

function findChild(container: Element, node: ChildNode): Element | undefined {
  let child = node.parentElement
  while (child && child.parentElement !== container && child !== container)
    child = child.parentElement
  return child ?? undefined
}
