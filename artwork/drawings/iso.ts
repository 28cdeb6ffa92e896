/** The one isometric projection: x runs to the lower right, y to the lower left, z up. */
import { type Pen, type Point, page, pen } from './pen.ts'
import type { Ink, Stroke } from './stroke.ts'
import type { Look } from './tokens.ts'

/** The looks of the three faces that can be seen. */
export interface Skin {
  readonly top: Look
  readonly left: Look
  readonly right: Look
}

/** Space with its origin somewhere on the page; lengths in px along the axes. */
export interface Space {
  point(x: number, y: number, z: number): Point
  /** A level plane: u runs along x, v along y. */
  top(x: number, y: number, z: number): Pen
  /** An upright plane that faces the lower left: u runs along x, v down. */
  left(x: number, y: number, z: number): Pen
  /** An upright plane that faces the lower right: u runs against y, v down. */
  right(x: number, y: number, z: number): Pen
  /** A block by its lowest, farthest corner and its size along the three axes. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, skin?: Skin): Ink
  /** An upright cylinder by the middle of its foot. */
  drum(x: number, y: number, z: number, r: number, h: number, side?: Look, top?: Look): Ink
  /** An open line through points given as x, y, z, x, y, z, … */
  path(look: Look, ...points: readonly number[]): Stroke
}

const COS = Math.cos(Math.PI / 6)
const SIN = 0.5

export const PLAIN: Skin = { top: 'paper', left: 'soft', right: 'shade' }
export const LIGHT: Skin = { top: 'paper', left: 'paper', right: 'soft' }
export const HOT: Skin = { top: 'hot', left: 'hot', right: 'hot' }
export const GHOST: Skin = { top: 'dash', left: 'dash', right: 'dash' }

/** Space whose origin lies at a point of the page. */
export function space(originX: number, originY: number): Space {
  const point = (x: number, y: number, z: number): Point => [
    originX + (x - y) * COS,
    originY + (x + y) * SIN - z,
  ]
  const top = (x: number, y: number, z: number) => pen((u, v) => point(x + u, y + v, z))
  const left = (x: number, y: number, z: number) => pen((u, v) => point(x + u, y, z - v))
  const right = (x: number, y: number, z: number) => pen((u, v) => point(x, y - u, z - v))
  return {
    point,
    top,
    left,
    right,
    box: (x, y, z, w, d, h, skin = PLAIN) => [
      left(x, y + d, z + h).rect(skin.left, 0, 0, w, h),
      right(x + w, y + d, z + h).rect(skin.right, 0, 0, d, h),
      top(x, y, z + h).rect(skin.top, 0, 0, w, d),
    ],
    drum: (x, y, z, r, h, side = 'soft', cap = 'paper') => {
      const [cx, cy] = point(x, y, z)
      const [rx, ry] = [r * Math.SQRT2 * COS, r * Math.SQRT2 * SIN]
      const k = 0.5523
      return [
        page.trace(
          side,
          `M${cx - rx},${cy - h}L${cx - rx},${cy}C${cx - rx},${cy + ry * k} ${cx - rx * k},${cy + ry} ${cx},${cy + ry}C${cx + rx * k},${cy + ry} ${cx + rx},${cy + ry * k} ${cx + rx},${cy}L${cx + rx},${cy - h}Z`,
        ),
        page.disc(cap, cx, cy - h, rx, ry),
      ]
    },
    path: (look, ...points) => {
      const flat: number[] = []
      for (let index = 0; index + 2 < points.length; index += 3) {
        const [x = 0, y = 0, z = 0] = points.slice(index, index + 3)
        flat.push(...point(x, y, z))
      }
      return page.path(look, ...flat)
    },
  }
}
