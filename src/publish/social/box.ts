/** Places on a sheet. */

/** In px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The side of a square of the graph paper, in px; what stands on a sheet keeps to its lines. */
export const UNIT = 30

/** A box by its place and size in squares. */
export const onGrid = (x: number, y: number, width: number, height: number): Box => ({
  x: x * UNIT,
  y: y * UNIT,
  width: width * UNIT,
  height: height * UNIT,
})

/** The data of an SVG path around a box. */
export const outlineOf = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`
