import { createRectangle } from './box.ts'
import type { TextOptions } from './card.ts'
import { createPolygon, type Outline, type Shape } from './outline.ts'

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

const STROKE = 1.5

export function layOutDimensionLine(
  label: string,
  { x, width, top, y }: Measured,
  { colors, mono }: Pick<TextOptions, 'colors' | 'mono'>,
): Shape[] {
  const right = x + width
  const size = Math.min(LABEL.max, (width - 2 * (GAP + MIN_LINE)) / mono.measure(label))
  const isReadable = size >= LABEL.min
  const half = isReadable ? (mono.measure(label) * size) / 2 : 0
  const middle = x + width / 2
  const [start, end] = [middle - half, middle + half]
  const createLine = (from: number, to: number): Outline =>
    createRectangle({ x: from, y: y - STROKE / 2, width: to - from, height: STROKE })
  const extension = { y: top, width: STROKE, height: y + 12 - top }
  return [
    {
      color: colors.muted,
      outline: [
        ...createRectangle({ ...extension, x: x + 1 - STROKE / 2 }),
        ...createRectangle({ ...extension, x: right - 1 - STROKE / 2 }),
        ...(isReadable
          ? [...createLine(x, start - GAP), ...createLine(end + GAP, right)]
          : createLine(x, right)),
        ...(isReadable ? mono.outline(label, start, y + (mono.capHeight * size) / 2, size) : []),
      ],
    },
    {
      color: colors.highlight,
      outline: [
        ...createPolygon([x + 2, y], [x + 16, y - 5], [x + 16, y + 5]),
        ...createPolygon([right - 2, y], [right - 16, y + 5], [right - 16, y - 5]),
      ],
    },
  ]
}
