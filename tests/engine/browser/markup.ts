/** Documents as they are compared and crawled in Node. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Every element of a document, in its order. */
export function parseElements(document: string): Element[] {
  const elements: Element[] = []
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) elements.push(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(document))
  return elements
}

export const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Ids that React makes up: other ones where it renders in the browser. */
const REACT_IDS = /_[rR]_\w*_/g

/**
 * The application's part of a document, one line an element, attribute or text. Leaves out what React
 * adds for itself: comments, hints what to load first, and how it calls the ids that it makes up.
 */
function serializeApplication(document: string): string[] {
  const root = parseElements(document).find((element) => getAttribute(element, 'id') === 'root')
  if (!root) throw new Error('The document has no #root.')
  const names = new Map<string, string>()
  const rename = (id: string) => {
    names.set(id, names.get(id) ?? `id${names.size}`)
    return names.get(id) ?? ''
  }
  return formatElement(root, '').map((line) => line.replace(REACT_IDS, rename))
}

function formatElement(element: Element, indent: string): string[] {
  const inner = `${indent}  `
  const attributes = element.attrs.map(({ name, value }) => `${inner}@${name} ${value}`).sort()
  const children = mergedChildren(element).flatMap((child) =>
    typeof child === 'string' ? [`${inner}"${child}"`] : formatElement(child, inner),
  )
  return [indent + element.tagName, ...attributes, ...children]
}

/** Elements and texts; texts that only a comment keeps apart are one. */
function mergedChildren({ childNodes }: Element): (Element | string)[] {
  const merged: (Element | string)[] = []
  for (const node of childNodes) {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName !== 'link') merged.push(node)
    if (!defaultTreeAdapter.isTextNode(node)) continue
    const last = merged.at(-1)
    if (typeof last === 'string') merged[merged.length - 1] = last + node.value
    else merged.push(node.value)
  }
  return merged
}

/** The text of an element and all that is in it. */
export function getText(element: Element): string {
  return mergedChildren(element)
    .map((child) => (typeof child === 'string' ? child : getText(child)))
    .join('')
}

/** What a page says of itself only once it is live. */
const RUNTIME_ATTRIBUTES = /^\s*@(aria-expanded|data-reveal|data-moving|data-hydrated|novalidate)\b/

/** The application in a document, without what it says of itself once it is live. */
export const serializeStaticMarkup = (html: string): string[] =>
  serializeApplication(html).filter((line) => !RUNTIME_ATTRIBUTES.test(line))

/** The modules that a document's script fetches once the page is painted. */
export const findModules = (html: string): string[] =>
  parseElements(html).flatMap(
    (element) =>
      getAttribute(element, 'data-modules')
        ?.split(/\s/)
        .flatMap((one) => one.split('#')[0] ?? []) ?? [],
  )
