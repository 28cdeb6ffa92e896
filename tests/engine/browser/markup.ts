import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

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

/** Ids from `useId`, which differ between server and client. */
const REACT_IDS = /_[rR]_\w*_/g

/** One line per element, attribute and text in `#root`. Leaves out comments, resource hints and `useId` values. */
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

/** Child elements and texts; adjacent text nodes are joined. */
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

export function getText(element: Element): string {
  return mergedChildren(element)
    .map((child) => (typeof child === 'string' ? child : getText(child)))
    .join('')
}

/** Attributes that hydration adds. */
const RUNTIME_ATTRIBUTES = /^\s*@(aria-expanded|data-reveal|data-moving|data-hydrated|novalidate)\b/

/** The application's markup without attributes that hydration adds. */
export const serializeStaticMarkup = (html: string): string[] =>
  serializeApplication(html).filter((line) => !RUNTIME_ATTRIBUTES.test(line))

/** Modules that the start script loads after the first paint. */
export const findModules = (html: string): string[] =>
  parseElements(html).flatMap(
    (element) =>
      getAttribute(element, 'data-modules')
        ?.split(/\s/)
        .flatMap((one) => one.split('#')[0] ?? []) ?? [],
  )
