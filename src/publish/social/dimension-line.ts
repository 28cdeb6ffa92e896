import type { TextOptions } from './card.ts'

/** Measured width and position of the line (px). */
export interface Measured {
  readonly x: number
  readonly width: number
  /** Start of the extension lines. */
  readonly top: number
  readonly y: number
}

/** px. A label smaller than `min` is omitted. */
const LABEL = { max: 22, min: 13 } as const

/** Space on both sides of the label, and minimum length of the line on each side (px). */
const GAP = 14
const MIN_LINE = 44

export function renderDimensionLine(
  label: string,
  { x, width, top, y }: Measured,
  { colors, mono }: Pick<TextOptions, 'colors' | 'mono'>,
): string {
  const right = x + width
  const size = Math.min(LABEL.max, (width - 2 * (GAP + MIN_LINE)) / mono.measure(label))
  const isReadable = size >= LABEL.min
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
