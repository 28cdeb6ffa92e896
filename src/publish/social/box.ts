/** A rectangle on a card (px). */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The side of a grid square (px). */
export const GRID_UNIT = 30

/** Creates a box from a position and size in grid squares. */
export const createGridBox = (x: number, y: number, width: number, height: number): Box => ({
  x: x * GRID_UNIT,
  y: y * GRID_UNIT,
  width: width * GRID_UNIT,
  height: height * GRID_UNIT,
})

/** SVG path data of the outline of a box. */
export const toPathData = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`
