import type { StudioState } from '../server/protocol.ts'
import { aligned } from './aligned.ts'

/** A text of the file where a page shows it. */
export interface TextOnPage {
  /** Its number in the state. */
  readonly text: number
  /** Text nodes, or one element: a picture, or a field with what stands in it as long as it is empty. */
  readonly nodes: readonly ChildNode[]
}

const SILENT = 'script, style, noscript, template'

/** The texts that a page shows, in its order. */
export function placesIn(page: Document, { nodes: rendered }: StudioState): TextOnPage[] {
  const root = page.getElementById('root')
  if (!root) return []
  const nodes: { node: ChildNode; text: string }[] = []
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = wordsOf(node).trim()
    // Below the root, every node is a child.
    if (text !== '') nodes.push({ node: node as ChildNode, text })
  }
  const found = aligned(
    nodes.map(({ text }) => text),
    rendered,
  )
  const places: { text: number; nodes: ChildNode[] }[] = []
  let last: number | undefined
  for (const [index, { node }] of nodes.entries()) {
    const at = found[index]
    const text = at === undefined ? undefined : rendered[at]?.textIndex
    const before = places.at(-1)
    // Several nodes may show one text between them.
    const goesOn =
      text !== undefined && text === last && before?.nodes.at(-1)?.parentElement?.contains(node)
    if (goesOn) before?.nodes.push(node)
    else if (text !== undefined) places.push({ text, nodes: [node] })
    last = text
  }
  return places
}

/** What a node of the page says by itself; of an element what tells it apart. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return node.parentElement?.closest(SILENT) ? '' : (node.nodeValue ?? '')
  return signOf(node) ?? ''
}

/** As in `nodesOf` of the server. */
const PICTURES: Readonly<Record<string, string>> = { IMG: 'src', VIDEO: 'poster', svg: 'viewBox' }
const SIGNS = { ...PICTURES, INPUT: 'placeholder', TEXTAREA: 'placeholder' }

/** The address of a picture as it stands in the markup, of a drawing in the page its size, of a field what stands in it. */
function signOf(node: Node, signs: Readonly<Record<string, string>> = SIGNS): string | undefined {
  const name = signs[node.nodeName]
  // Elements of the frame are of other classes than those here.
  return (name && 'getAttribute' in node && (node as Element).getAttribute(name)) || undefined
}

export const isOfPicture = ({ nodes: [first] }: TextOnPage): boolean =>
  first !== undefined && signOf(first, PICTURES) !== undefined

/** Whether a place is a text by itself, which can be written where it stands. */
export const isOfText = ({ nodes: [first] }: TextOnPage): boolean =>
  first !== undefined && signOf(first) === undefined

const rangeOf = ({ nodes }: TextOnPage): Range | undefined => {
  const [first, last] = [nodes[0], nodes.at(-1)]
  const range = first?.ownerDocument?.createRange()
  if (!first || !last || !range) return undefined
  range.setStartBefore(first)
  range.setEndAfter(last)
  return range
}

/** Where a text stands in the window of the frame. */
export const boxOf = (place: TextOnPage): DOMRect =>
  rangeOf(place)?.getBoundingClientRect() ?? new DOMRect()

/** The element that has all of a text. */
export function elementOf(place: TextOnPage): HTMLElement | undefined {
  const within = rangeOf(place)?.commonAncestorContainer
  const element = within?.nodeType === Node.ELEMENT_NODE ? within : within?.parentElement
  return (element ?? undefined) as HTMLElement | undefined // pages have no other elements with text
}

/** The text that a person sees at a point of the frame. */
export function placeAt(
  page: Document,
  places: readonly TextOnPage[],
  x: number,
  y: number,
): TextOnPage | undefined {
  const layers = page.elementsFromPoint(x, y)
  const hit = places.flatMap((place) => {
    const element = isAt(place, x, y) ? elementOf(place) : undefined
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen ? [{ place, element }] : []
  })
  for (const layer of layers) {
    const found =
      hit.find(({ element }) => element === layer)?.place ?? buttonAt(layer, places, x, y)
    if (found) return found
  }
  return hit[0]?.place ?? onlyOneAt(layers, places)
}

/** The text of a button whose edge is at a point; a link may also lie over all of a card, by what is drawn before or after it. */
function buttonAt(
  layer: Element,
  places: readonly TextOnPage[],
  x: number,
  y: number,
): TextOnPage | undefined {
  const isButton = layer.matches('a, button') && [...layer.getClientRects()].some(has(x, y))
  return isButton ? onlyOneIn(layer, places) : undefined
}

const onlyOneIn = (layer: Element, places: readonly TextOnPage[]): TextOnPage | undefined => {
  const inside = placesInside(layer, places)
  return inside.length === 1 ? inside[0] : undefined
}

const placesInside = (layer: Element, places: readonly TextOnPage[]): readonly TextOnPage[] =>
  places.filter(({ nodes: [first] }) => first && layer.contains(first))

/** The text of a card whose edge is at a point: of what lies uppermost there and has only one text. */
function onlyOneAt(
  layers: readonly Element[],
  places: readonly TextOnPage[],
): TextOnPage | undefined {
  const uppermost = layers.find((layer) => placesInside(layer, places).length > 0)
  return uppermost && onlyOneIn(uppermost, places)
}

const isAt = (place: TextOnPage, x: number, y: number): boolean =>
  [...(rangeOf(place)?.getClientRects() ?? [])].some(has(x, y))

const has =
  (x: number, y: number) =>
  ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom
