import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { indexedPng } from '../../../../src/publish/social/png.ts'

/** What another reader makes of a PNG: its pixels, four bytes each. */
const read = (png: Buffer, width: number, height: number): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render().pixels

const pixels = (width: number, height: number, colour: (index: number) => number) => {
  const bytes = Buffer.alloc(width * height * 4, 255)
  for (let index = 0; index < width * height; index++)
    bytes.writeUIntBE(colour(index), index * 4, 3)
  return { width, height, bytes }
}

test('a picture of few colours is written without loss', async () => {
  const picture = pixels(7, 5, (index) => (index % 3 === 0 ? 0x1f3bff : 0xf6f4ee - index))
  const png = await indexedPng(picture)
  expect(read(png, 7, 5).equals(picture.bytes)).toBe(true)
})

test('rare colours become the nearest of the frequent ones', async () => {
  // 256 greys on two pixels each, and one colour that is almost one of them.
  const picture = pixels(27, 19, (index) =>
    index === 512 ? 0x808081 : (Math.min(index, 511) >> 1) * 0x010101,
  )
  const result = read(await indexedPng(picture), 27, 19)
  expect(result.readUIntBE(512 * 4, 3)).toBe(0x808080)
  expect(result.subarray(0, 512 * 4).equals(picture.bytes.subarray(0, 512 * 4))).toBe(true)
})
