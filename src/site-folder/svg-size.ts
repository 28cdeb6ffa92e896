import { imageSize } from 'image-size'
import type { ImageSize } from '../content/model.ts'

const ROOT = /<(?:[\w-]+:)?svg(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/y
const ROOT_END = /^<\/(?:[\w-]+:)?svg\s*>$/
const NAMESPACE = /\sxmlns(?::[\w-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/
const NO_SIZE = 'its <svg …> has no size: it needs a width and a height, or a viewBox'

/**
 * Width and height of the root element, else of its viewBox (SVG 2, section 8.2).
 * @param truncated the message for an incomplete file
 * @throws an error whose message completes the sentence "The file cannot be shown: …"
 */
export function readSvgSize(text: string, truncated: string): ImageSize {
  ROOT.lastIndex = findRoot(text)
  const [root, rawAttributes = ''] = ROOT.exec(text) ?? []
  if (root === undefined) throw new Error('it is not an SVG image: it does not begin with <svg …>')
  const trimmed = trimEnd(text)
  if (!root.endsWith('/>') && !ROOT_END.test(trimmed.slice(trimmed.lastIndexOf('</'))))
    throw new Error(truncated)
  const attributes = expandEntities(rawAttributes, text.slice(0, ROOT.lastIndex - root.length))
  if (!NAMESPACE.test(attributes))
    throw new Error('its <svg …> lacks xmlns="http://www.w3.org/2000/svg", which browsers require')
  return measureRoot(attributes)
}

function measureRoot(attributes: string): ImageSize {
  // Percentages depend on the container and are ignored.
  const getLength = (name: string) =>
    /^\d*\.?\d+(e\d+)?[a-z]*$/i.exec(getAttribute(attributes, name))?.[0]
  const viewBox = getAttribute(attributes, 'viewBox')
    .trim()
    .replace(/[\s,]+/g, ' ')
  const sizeAttributes = Object.entries({
    width: getLength('width'),
    height: getLength('height'),
    viewBox: viewBox || undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
  let size: ImageSize
  try {
    size = imageSize(Buffer.from(`<svg${sizeAttributes.join('')}>`))
  } catch (error) {
    throw new Error(NO_SIZE, { cause: error })
  }
  const { width, height } = size
  if (!(width > 0 && height > 0)) throw new Error(NO_SIZE)
  return { width, height }
}

const getAttribute = (attributes: string, name: string): string => {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return (match?.[1] ?? match?.[2] ?? '').trim()
}

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/** Illustrator uses entities of the document type for namespaces. */
function expandEntities(attributes: string, prolog: string): string {
  const entities = new Map(
    [...prolog.matchAll(ENTITY)].map(([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  )
  return attributes.replace(
    /&([\w:.-]+);/g,
    (reference, name: string) => entities.get(name) ?? reference,
  )
}

const SPACE = /[\s\ufeff]*/y
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/iy

/** The index after comments, processing instructions and the document type. */
function findRoot(text: string): number {
  const skipTo = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    return found === -1 ? text.length : found + end.length
  }
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
    DOCTYPE.lastIndex = at
    if (text.startsWith('<!--', at)) at = skipTo('-->', at)
    else if (text.startsWith('<?', at)) at = skipTo('?>', at)
    else if (DOCTYPE.test(text)) at = DOCTYPE.lastIndex
    else return at
  }
}

/** Removes what may follow the root element: white space, comments and processing instructions. */
function trimEnd(text: string): string {
  let rest = text.trimEnd()
  for (;;) {
    const open = rest.endsWith('-->') ? '<!--' : rest.endsWith('?>') ? '<?' : undefined
    const start = open === undefined ? -1 : rest.lastIndexOf(open)
    if (start === -1) return rest
    rest = rest.slice(0, start).trimEnd()
  }
}
