import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createFlatTemplate } from '../../../../src/publish/social/card-template.ts'
import { CARD_SIZE } from '../../../../src/publish/social/picture-file.ts'

const PIXELS = CARD_SIZE.width * CARD_SIZE.height
const fill = (color: readonly number[]): Uint8Array => {
  const pixels = new Uint8Array(PIXELS * 4)
  for (let at = 0; at < pixels.length; at++) pixels[at] = color[at % 4] ?? 0
  return pixels
}

test('keeps the colors of the ramps exactly, and mixes them where the overlay is transparent', async () => {
  const draw = await createFlatTemplate(fill([0xf6, 0xf4, 0xee, 255]), [['#101820', '#F6F4EE']])
  const overlay = new Uint8Array(PIXELS * 4)
  overlay.set([0x10, 0x18, 0x20, 255, 8, 12, 16, 128])
  const png = await draw(overlay)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ ...CARD_SIZE, channels: 3 })
  expect([...data.subarray(0, 3)]).toEqual([0x10, 0x18, 0x20])
  expect([...data.subarray(6, 9)]).toEqual([0xf6, 0xf4, 0xee])
  const [red = 0] = data.subarray(3)
  expect(Math.abs(red - 0x83)).toBeLessThan(16)
  expect(png.length).toBeLessThan(10_000)
})
