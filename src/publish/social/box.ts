/** Places on a sheet. */

/** In px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The side of a square of the graph paper, in px; what stands on a sheet keeps to its lines. */
export const GRID_UNIT = 30

/** A box by its place and size in squares. */
export const createGridBox = (x: number, y: number, width: number, height: number): Box => ({
  x: x * GRID_UNIT,
  y: y * GRID_UNIT,
  width: width * GRID_UNIT,
  height: height * GRID_UNIT,
})

/** The data of an SVG path around a box. */
export const toPathData = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`
