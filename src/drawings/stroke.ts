/** What a picture is made of, and how it becomes an SVG document. */
import { type Look, OPEN_LOOKS, type Scheme, styleSheet } from './tokens.ts'

/** One path with a look. */
export interface Stroke {
  readonly look: Look
  readonly d: string
}

/** Strokes in painting order, nested as composing leaves them. */
export type Ink = Stroke | readonly Ink[]

/** A picture, ready to be written to a file. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly scheme: Scheme
  readonly ink: Ink
}

const isStroke = (ink: Ink): ink is Stroke => 'd' in ink

function* strokesOf(ink: Ink): Generator<Stroke> {
  if (isStroke(ink)) yield ink
  else for (const part of ink) yield* strokesOf(part)
}

function joined(strokes: Iterable<Stroke>): Stroke[] {
  const result: Stroke[] = []
  for (const stroke of strokes) {
    const last = result.at(-1)
    if (last && last.look === stroke.look && OPEN_LOOKS.has(stroke.look))
      result[result.length - 1] = { look: last.look, d: last.d + stroke.d }
    else result.push(stroke)
  }
  return result
}

/** The SVG document of a picture, one stroke a line. */
export function svgOf({ width, height, scheme, ink }: Picture): string {
  const strokes = joined(strokesOf(ink))
  const style = styleSheet(new Set(strokes.map((stroke) => stroke.look)), scheme)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">`,
    `<style>${style}</style>`,
    ...strokes.map(({ look, d }) => `<path class="${look}" d="${d}"/>`),
    '</svg>',
    '',
  ].join('\n')
}
