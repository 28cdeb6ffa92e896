import { Parser } from 'htmlparser2'

/** Elements that can run code, embed documents or change the page. */
const ACTIVE_ELEMENT =
  /^(script|handler|listener|foreignobject|iframe|embed|object|audio|video|canvas|html|body|form|input|link|meta|base)$/i

/** Fragments of the drawing itself, and embedded raster images. */
const INTERNAL_ADDRESS = /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);|$)/i

const EXTERNAL_STYLE =
  /@import|url\(\s*["']?\s*(?!["']?\s*(#|data:image\/(png|jpeg|gif|webp|avif);))/i

/** Returns the problem as the end of a sentence; undefined if the SVG is safe. */
export function findActiveContent(svg: string): string | undefined {
  // Browsers read internal DTD subsets; the parser below does not.
  if (/<!(ENTITY|ATTLIST|ELEMENT)/i.test(svg)) return 'it defines its own entities'
  if (/<\?xml-stylesheet/i.test(svg)) return 'it loads a style sheet'
  let fault: string | undefined
  let text = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (ACTIVE_ELEMENT.test(getLocalName(name)))
          fault ??= `it contains <${name}>, which could run code`
        for (const [key, value] of Object.entries(attributes)) fault ??= checkAttribute(key, value)
      },
      ontext(part) {
        text += part
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return fault ?? (EXTERNAL_STYLE.test(text) ? ELSEWHERE : undefined)
}

const ELSEWHERE = 'it refers to an external resource'

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1)

function checkAttribute(key: string, value: string): string | undefined {
  const name = getLocalName(key).toLowerCase()
  if (name.startsWith('on')) return `it contains ${key}="…", which could run code`
  if ((name === 'href' || name === 'src') && !INTERNAL_ADDRESS.test(value)) return ELSEWHERE
  // An animation can set an address or handler.
  if (name === 'attributename' && /^(.*:)?(href|on.*)$/i.test(value.trim()))
    return `it animates ${value}, which could run code`
  return EXTERNAL_STYLE.test(value) ? ELSEWHERE : undefined
}
