import { createPolygon, type Outline } from './outline.ts'

/** A rectangle (px). */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** px. */
export const GRID_UNIT = 30

/** Position and size in grid squares. */
export const createGridBox = (x: number, y: number, width: number, height: number): Box => ({
  x: x * GRID_UNIT,
  y: y * GRID_UNIT,
  width: width * GRID_UNIT,
  height: height * GRID_UNIT,
})

export const createRectangle = ({ x, y, width, height }: Box): Outline =>
  createPolygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
