/** Marking how wide something is, as drawings do. */
import type { CardOptions } from './card.ts'

/** What is marked: where it lies, and where the line below it does; px. */
export interface Measured {
  readonly x: number
  readonly width: number
  /** Where the thin lines begin that lead down to the line. */
  readonly top: number
  readonly y: number
}

/** Sizes of the type of the label, in px; below the least nobody can read it. */
const LABEL = { largest: 22, least: 13 } as const

/** Free space on both sides of the label, and what is left of the line beside it at least. */
const GAP = 14
const STUMP = 44

/** A dimension line with arrows at its ends and a label in its middle; SVG elements. */
export function renderDimensionLine(
  label: string,
  { x, width, top, y }: Measured,
  { colors, mono }: Pick<CardOptions, 'colors' | 'mono'>,
): string {
  const right = x + width
  const size = Math.min(LABEL.largest, (width - 2 * (GAP + STUMP)) / mono.measure(label))
  const isReadable = size >= LABEL.least
  const half = isReadable ? (mono.measure(label) * size) / 2 : 0
  const middle = x + width / 2
  const [start, end] = [middle - half, middle + half]
  const lines = [
    `M${x + 1} ${top}V${y + 12}M${right - 1} ${top}V${y + 12}`,
    isReadable ? `M${x} ${y}H${start - GAP}M${end + GAP} ${y}H${right}` : `M${x} ${y}H${right}`,
  ].join('')
  const arrows = `M${x + 2} ${y}l14 -5v10zM${right - 2} ${y}l-14 -5v10z`
  const text = isReadable ? mono.outline(label, start, y + (mono.capHeight * size) / 2, size) : ''
  return [
    `<path d="${lines}" stroke="${colors.muted}" stroke-width="1.5"/>`,
    `<path d="${arrows}" fill="${colors.highlight}"/>`,
    `<path d="${text}" fill="${colors.muted}"/>`,
  ].join('\n')
}
