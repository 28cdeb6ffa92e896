/** What a picture is made of, and how it becomes an SVG document. */
import { assemblyRules, pathLength } from './assembly.ts'
import { LINE_WIDTH, type Look, OPEN_LOOKS, type Scheme, styleSheet, traits } from './tokens.ts'

/** One path with a look. */
export interface Stroke {
  readonly look: Look
  readonly d: string
  /** When it appears, if its picture assembles itself; without a step it is there from the start. */
  readonly step?: number
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

/** Ink that appears at one step of the assembly of its picture; the steps are counted from 1. */
export const assembled = (step: number, ink: Ink): Ink =>
  Array.from(strokesOf(ink), (stroke) => ({ ...stroke, step }))

function joined(strokes: Iterable<Stroke>): Stroke[] {
  const result: Stroke[] = []
  for (const stroke of strokes) {
    const last = result.at(-1)
    const alike = last && last.look === stroke.look && last.step === stroke.step
    if (alike && OPEN_LOOKS.has(stroke.look))
      result[result.length - 1] = { ...last, d: last.d + stroke.d }
    else result.push(stroke)
  }
  return result
}

/** The elements of strokes; what appears at the same step is a group. */
function* elementsOf(strokes: readonly Stroke[]): Generator<string> {
  let open: number | undefined
  for (const { look, d, step } of strokes) {
    if (step !== open && open !== undefined) yield '</g>'
    if (step !== open && step !== undefined) yield `<g class="s${step}">`
    open = step
    const draws = step !== undefined && !traits(look).dashed
    yield `<path class="${look}"${draws ? ` pathLength="${pathLength(d)}"` : ''} d="${d}"/>`
  }
  if (open !== undefined) yield '</g>'
}

/** The SVG document of a picture, one stroke a line. */
export function svgOf({ width, height, scheme, ink }: Picture): string {
  const strokes = joined(strokesOf(ink))
  const style = [
    styleSheet(new Set(strokes.map((stroke) => stroke.look)), scheme),
    assemblyRules(
      new Set(strokes.flatMap(({ step }) => step ?? [])),
      new Set(strokes.flatMap(({ look, step }) => (step === undefined ? [] : look))),
    ),
  ].join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${LINE_WIDTH[scheme]}" stroke-linecap="round" stroke-linejoin="round">`,
    `<style>${style}</style>`,
    ...elementsOf(strokes),
    '</svg>',
    '',
  ].join('\n')
}
