/** Outlines of letters and shapes as in SVG path data, with absolute positions (px). */
export type Outline = readonly PathCommand[]

export interface PathCommand {
  /** `M`, `L`, `Q`, `C` or `Z`. */
  readonly type: string
  readonly values: readonly number[]
}

export interface Shape {
  readonly outline: Outline
  /** `#RRGGBB`. */
  readonly color: string
}

export type Point = readonly [x: number, y: number]

export const createPolygon = (...points: readonly Point[]): Outline => [
  ...points.map((values, index) => ({ type: index === 0 ? 'M' : 'L', values })),
  { type: 'Z', values: [] },
]

export const toPathData = (outline: Outline): string =>
  outline
    .map(({ type, values }) => type + values.map((value) => value.toFixed(2)).join(' '))
    .join('')
