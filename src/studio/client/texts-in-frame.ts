import type { ShownText, StudioState } from '../protocol/state.ts'
import { alignNodes } from './align-nodes.ts'

export interface TextOnPage {
  readonly text: number
  /** Text nodes, or one element: an image or an empty field. */
  readonly nodes: readonly ChildNode[]
}

const SILENT = 'script, style, noscript, template'

export function findTexts(
  page: Document,
  { nodes: rendered, texts }: StudioState,
  getOriginal: (node: Node) => string | undefined,
): TextOnPage[] {
  const root = page.getElementById('root')
  if (!root) return []
  const nodes: { node: ChildNode; text: string }[] = []
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (getOriginal(node) ?? listWords(node)).trim()
    // Descendants of the root are child nodes.
    if (text !== '') nodes.push({ node: node as ChildNode, text })
  }
  const found = alignNodes(
    nodes.map(({ text }) => text),
    rendered,
  )
  const places: { text: number; nodes: ChildNode[] }[] = []
  let last: number | undefined
  for (const [index, { node }] of nodes.entries()) {
    const at = found[index]
    const text = at === undefined ? undefined : rendered[at]?.textIndex
    const before = places.at(-1)
    // One text may span several nodes.
    const goesOn =
      text !== undefined && text === last && getContainer(before, texts[text])?.contains(node)
    if (goesOn) before?.nodes.push(node)
    else if (text !== undefined) places.push({ text, nodes: [node] })
    last = text
  }
  return places
}

/** Names and addresses within a text, and their parts. */
const NAMES = '[translate=no], [translate=no] *'

function getContainer(place: TextOnPage | undefined, text: ShownText | undefined) {
  const parent = place?.nodes.at(-1)?.parentElement
  return parent?.closest(text?.isRich ? `:not(strong, em, a, a *, ${NAMES})` : `:not(${NAMES})`)
}

function listWords(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return node.parentElement?.closest(SILENT) ? '' : (node.nodeValue ?? '')
  return getSign(node) ?? ''
}

/** Same as `parseShownNodes` on the server. */
const PICTURES: Readonly<Record<string, string>> = { IMG: 'src', VIDEO: 'poster', svg: 'viewBox' }
const SIGNS = { ...PICTURES, INPUT: 'placeholder', TEXTAREA: 'placeholder' }

/** Address of an image, view box of a drawing or placeholder of a field. */
function getSign(node: Node, signs: Readonly<Record<string, string>> = SIGNS): string | undefined {
  const name = signs[node.nodeName]
  // Elements of the frame belong to another realm, so `instanceof` fails.
  return (name && 'getAttribute' in node && (node as Element).getAttribute(name)) || undefined
}

export const isOfPicture = ({ nodes: [first] }: TextOnPage): boolean =>
  first !== undefined && getSign(first, PICTURES) !== undefined

export const isOfText = ({ nodes: [first] }: TextOnPage): boolean =>
  first !== undefined && getSign(first) === undefined

export const getRange = ({ nodes }: TextOnPage): Range | undefined => {
  const [first, last] = [nodes[0], nodes.at(-1)]
  const range = first?.ownerDocument?.createRange()
  if (!first || !last || !range) return undefined
  range.setStartBefore(first)
  range.setEndAfter(last)
  return range
}

export const getBox = (place: TextOnPage): DOMRect =>
  getRange(place)?.getBoundingClientRect() ?? new DOMRect()

export function findElement(place: TextOnPage): HTMLElement | undefined {
  const within = getRange(place)?.commonAncestorContainer
  const element = within?.nodeType === Node.ELEMENT_NODE ? within : within?.parentElement
  return (element ?? undefined) as HTMLElement | undefined // pages contain no other elements with text
}

export function placeAt(
  page: Document,
  places: readonly TextOnPage[],
  x: number,
  y: number,
): TextOnPage | undefined {
  const layers = page.elementsFromPoint(x, y)
  const hit = places.flatMap((place) => {
    const element = isAt(place, x, y) ? findElement(place) : undefined
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

/** Whether an element contains text other than that of its children. */
export const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  )

const REGIONS = 'body, #root, header, nav, main, section, footer'

/** The text of a link or button whose area is at the point, including pseudo-elements. */
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

/** The only text of the topmost layer at a point, unless that is computed or a part of the page such as its header. */
function onlyOneAt(
  layers: readonly Element[],
  places: readonly TextOnPage[],
): TextOnPage | undefined {
  const uppermost = layers.find((layer) => placesInside(layer, places).length > 0)
  const [first] = layers
  if (first && first !== uppermost && hasOwnText(first)) return undefined
  return uppermost?.matches(REGIONS) ? undefined : uppermost && onlyOneIn(uppermost, places)
}

const isAt = (place: TextOnPage, x: number, y: number): boolean =>
  [...(getRange(place)?.getClientRects() ?? [])].some(has(x, y))

const has =
  (x: number, y: number) =>
  ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom
