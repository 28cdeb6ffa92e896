import { Parser } from 'htmlparser2'
import type { Drawing, FileFault } from '../content/model.ts'

const SHAPES = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/

const IGNORED_ELEMENTS = /^(title|desc|metadata|sodipodi:namedview)$/

const ATTRIBUTES =
  /^(viewBox|d|points|transform|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|fill|fill-rule|fill-opacity|clip-rule|opacity|stroke|stroke-(width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity))$/

/** The size of the root is set by its container. */
const ROOT_ATTRIBUTES = /^(viewBox|fill|stroke|fill-|stroke-)/

const BLACK = /^(#000|#000000|black)$/i

interface Node {
  readonly tag: string
  readonly attributes: Record<string, string>
  readonly children: Node[]
}

/** For inlining: black becomes `currentColor`. Shapes only, so that nothing in it can run, load or affect the page. */
export function parseDrawing(svg: string): Drawing | FileFault {
  const open: Node[] = []
  let root: Node | undefined
  let ignoredDepth = 0
  let fault: string | undefined
  const parser = new Parser(
    {
      onopentag(name, source) {
        if (ignoredDepth > 0 || IGNORED_ELEMENTS.test(name)) ignoredDepth += 1
        else if (!SHAPES.test(name)) fault ??= `it contains <${name}>, which cannot be inlined`
        else {
          const node = { tag: name, attributes: convertAttributes(source, !root), children: [] }
          if (Object.values(source).some((value) => value.includes('url(')))
            fault ??= 'it contains gradients, patterns or masks, which cannot be inlined'
          open.at(-1)?.children.push(node)
          root ??= node
          open.push(node)
        }
      },
      onclosetag() {
        if (ignoredDepth > 0) ignoredDepth -= 1
        else open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  if (fault !== undefined) return { fault }
  if (root?.tag !== 'svg' || !root.attributes.viewBox) return { fault: 'it has no viewBox' }
  const { attributes } = root
  if (!('fill' in attributes)) attributes.fill = 'currentColor'
  return root
}

/** Drops unknown attributes, and returns the names of React props. */
function convertAttributes(source: Readonly<Record<string, string>>, isRoot: boolean) {
  const styled = { ...source, ...parseStyle(source.style ?? '') }
  const props = Object.entries(styled).flatMap(([name, value]): [string, string][] => {
    if (!ATTRIBUTES.test(name) || (isRoot && !ROOT_ATTRIBUTES.test(name))) return []
    const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[camel, BLACK.test(value.trim()) ? 'currentColor' : value]]
  })
  return Object.fromEntries(props)
}

/** Parses a `style` attribute, which the Content-Security-Policy would block. */
const parseStyle = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const [name, value] = declaration.split(':').map((part) => part.trim())
      return name && value ? [[name, value]] : []
    }),
  )
