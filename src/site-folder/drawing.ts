import { Parser } from 'htmlparser2'
import type { Drawing, FileFault } from '../content/model.ts'

/** The shapes that a drawing in a page can be made of. */
const SHAPES = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/

/** What says nothing of the look, and is left out with all that is in it. */
const IGNORED_ELEMENTS = /^(title|desc|metadata|sodipodi:namedview)$/

const ATTRIBUTES =
  /^(viewBox|d|points|transform|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|fill|fill-rule|fill-opacity|clip-rule|opacity|stroke|stroke-(width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity))$/

/** Of the root: its size is that of its place. */
const ROOT_ATTRIBUTES = /^(viewBox|fill|stroke|fill-|stroke-)/

/** Black stands for the colour of the text around. */
const BLACK = /^(#000|#000000|black)$/i

interface Node {
  readonly tag: string
  readonly attributes: Record<string, string>
  readonly children: Node[]
}

/**
 * An SVG file as shapes that can stand in a page and take its colours; or why it cannot. Nothing in it can run, load or
 * clash with the page: what is no shape is refused.
 */
export function parseDrawing(svg: string): Drawing | FileFault {
  const open: Node[] = []
  let root: Node | undefined
  let ignoredDepth = 0
  let fault: string | undefined
  const parser = new Parser(
    {
      onopentag(name, written) {
        if (ignoredDepth > 0 || IGNORED_ELEMENTS.test(name)) ignoredDepth += 1
        else if (!SHAPES.test(name)) fault ??= `<${name}> in it cannot stand in a page`
        else {
          const node = { tag: name, attributes: convertAttributes(written, !root), children: [] }
          if (Object.values(written).some((value) => value.includes('url(')))
            fault ??= 'it has gradients, patterns or masks, which cannot stand in a page'
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

/** What is kept, in the words of React. */
function convertAttributes(written: Readonly<Record<string, string>>, isRoot: boolean) {
  const styled = { ...written, ...parseStyle(written.style ?? '') }
  const kept = Object.entries(styled).flatMap(([name, value]): [string, string][] => {
    if (!ATTRIBUTES.test(name) || (isRoot && !ROOT_ATTRIBUTES.test(name))) return []
    const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[camel, BLACK.test(value.trim()) ? 'currentColor' : value]]
  })
  return Object.fromEntries(kept)
}

/** What a `style` attribute says, which no strict policy lets stand. */
const parseStyle = (style: string): Record<string, string> =>
  Object.fromEntries(
    style.split(';').flatMap((one) => {
      const [name, value] = one.split(':').map((part) => part.trim())
      return name && value ? [[name, value]] : []
    }),
  )
