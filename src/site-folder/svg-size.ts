import { Parser } from 'htmlparser2'
import { imageSize } from 'image-size'
import type { ImageSize } from '../content/model.ts'

const NAMESPACE = 'http://www.w3.org/2000/svg'
const NO_SIZE = 'its <svg …> has no size: it needs a width and a height, or a viewBox'

type Attributes = Readonly<Record<string, string>>

/**
 * Width and height of the root element, else of its viewBox (SVG 2, section 8.2).
 * @param truncated the message for an incomplete file
 * @throws an error whose message completes the sentence "The file cannot be shown: …"
 */
export function readSvgSize(text: string, truncated: string): ImageSize {
  const { root, isComplete } = parseRoot(text)
  if (!root) throw new Error('it is not an SVG image: it does not begin with <svg …>')
  if (!isComplete) throw new Error(truncated)
  const isNamespace = ([name, value]: [string, string]) =>
    /^xmlns(?::|$)/.test(name) && value === NAMESPACE
  if (!Object.entries(root).some(isNamespace))
    throw new Error(`its <svg …> lacks xmlns="${NAMESPACE}", which browsers require`)
  return measureRoot(root)
}

function parseRoot(text: string) {
  let root: Attributes | undefined
  let depth = 0
  let isComplete = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth === 0 && !isComplete && /^(?:[\w-]+:)?svg$/.test(name))
          root = expandEntities(attributes, text.slice(0, parser.startIndex))
        depth += 1
      },
      onclosetag() {
        depth -= 1
        if (depth === 0) isComplete = true
      },
    },
    { xmlMode: true },
  )
  // Without `end`, which would close all elements.
  parser.write(text)
  return { root, isComplete }
}

const ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/** Illustrator uses entities of the document type for namespaces. */
function expandEntities(attributes: Attributes, prolog: string): Attributes {
  const entities = new Map(
    [...prolog.matchAll(ENTITY)].map(([, name = '', double, single]) => [name, double ?? single]),
  )
  const expand = (value: string) =>
    value.replace(/&([\w:.-]+);/g, (reference, name: string) => entities.get(name) ?? reference)
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, expand(value)]),
  )
}

function measureRoot({ width, height, viewBox = '' }: Attributes): ImageSize {
  // Percentages depend on the container and are ignored.
  const getLength = (value = '') => /^\d*\.?\d+(e\d+)?[a-z]*$/i.exec(value.trim())?.[0]
  const sizeAttributes = Object.entries({
    width: getLength(width),
    height: getLength(height),
    viewBox: viewBox.trim().replace(/[\s,]+/g, ' ') || undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
  let size: ImageSize
  try {
    size = imageSize(Buffer.from(`<svg${sizeAttributes.join('')}>`))
  } catch (error) {
    throw new Error(NO_SIZE, { cause: error })
  }
  if (!(size.width > 0 && size.height > 0)) throw new Error(NO_SIZE)
  return { width: size.width, height: size.height }
}
