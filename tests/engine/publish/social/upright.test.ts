import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pictureIn } from '../../../../src/publish/social/drawing.ts'
import { photograph } from '../../fixtures/images.ts'

const NO_FONTS = { font: { loadSystemFonts: false } }

/** Which corners of a square of 300 px the picture reaches when it is drawn into it. */
function drawn(orientation: number) {
  const isTurned = orientation >= 5
  const [width, height] = isTurned ? [300, 400] : [400, 300]
  const file = { type: 'image/jpeg', bytes: photograph(orientation), width, height }
  const box = { x: 0, y: 0, width: 300, height: 300 }
  const picture = pictureIn(box, file, 'light')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${picture}</svg>`
  const { pixels } = new Resvg(svg, NO_FONTS).render()
  const opaque = (x: number, y: number) => (pixels[(y * 300 + x) * 4 + 3] ?? 0) > 0
  return { across: opaque(5, 150) && opaque(294, 150), down: opaque(150, 5) && opaque(150, 294) }
}

test('a photograph stands upright, and fills its place', () => {
  for (const orientation of [1, 2, 3, 4]) {
    expect(drawn(orientation)).toEqual({ across: true, down: false })
  }
  for (const orientation of [5, 6, 7, 8]) {
    expect(drawn(orientation)).toEqual({ across: false, down: true })
  }
})
