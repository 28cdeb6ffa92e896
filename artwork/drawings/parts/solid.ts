/** Flat outlines that become solid: the house's gesture from line drawing to thing. */
import { page } from '../pen.ts'
import type { Ink } from '../stroke.ts'
import type { Look } from '../tokens.ts'

type Corner = readonly [x: number, y: number]

const cornersOf = (points: readonly number[]): Corner[] => {
  const corners: Corner[] = []
  for (let i = 0; i + 1 < points.length; i += 2) corners.push([points[i] ?? 0, points[i + 1] ?? 0])
  return corners
}

const areaOf = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0]
    return sum + x * ny - nx * y
  }, 0)

/** An outline with thickness: its back is moved by dx, dy; points as x, y, x, y, … */
export function solid(
  points: readonly number[],
  dx: number,
  dy: number,
  front: Look = 'paper',
  side: Look = 'shade',
): Ink {
  const corners = cornersOf(points)
  if (areaOf(corners) < 0) corners.reverse()
  const sides = corners.flatMap(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0]
    const facesBack = (ny - y) * dx - (nx - x) * dy > 0
    return facesBack ? [page.poly(side, x, y, nx, ny, nx + dx, ny + dy, x + dx, y + dy)] : []
  })
  return [sides, page.poly(front, ...corners.flat())]
}

/** Points of a circle, for `solid`. */
export const roundPoints = (x: number, y: number, r: number, count = 40): number[] =>
  Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI).flatMap((a) => [
    x + r * Math.cos(a),
    y + r * Math.sin(a),
  ])
