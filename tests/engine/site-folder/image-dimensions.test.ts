import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readImageSize } from '../../../src/site-folder/image-dimensions.ts'
import { stripMetadata } from '../../../src/site-folder/strip-metadata.ts'
import { image, photograph, SECRET, screenshot, webp } from '../fixtures/images.ts'
import { grains } from '../fixtures/large-pictures.ts'

const svg = (attributes: string, before = '', after = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>${after}`,
  )

const readSize = (name: string, file: Buffer) => {
  const { width, height } = readImageSize(name, file)
  return `${width} x ${height}`
}

test.each([
  ['a JPEG with an upper-case extension', 'UPPER.JPG', '400 x 300'],
  ['a rotated JPEG', 'exif-orientation-6-400x300.jpg', '300 x 400'],
  ['a JPEG with fill bytes before a marker', 'fill-bytes.jpg', '400 x 300'],
  ['an SVG with another root in a comment', 'commented-root.svg', '40 x 30'],
  ['an SVG with a width and a viewBox', 'width-only.svg', '200 x 150'],
  ['an extended WebP', '49x40.webp', '49 x 40'],
  ['an SVG of Illustrator with entities for namespaces', 'illustrator-entity.svg', '40 x 30'],
  ['an SVG with a comment after its end', 'comment-after-end.svg', '40 x 30'],
])('reads the size of %s (%s)', (_, name, size) => {
  expect(readSize(name, image(name))).toBe(size)
})

test.each([
  ['width="640" height="480px" viewBox="0 0 4 3"', '640 x 480'],
  ["width='640' height='480'", '640 x 480'],
  ['viewBox="-10 -5.5 640 480"', '640 x 480'],
  ['width="100%" height="100%" viewBox="0,0,640,480"', '640 x 480'],
  ['height="30" viewBox="0 0 40 30" stroke-width="7"', '40 x 30'],
  ['data-name="a > b" width="40" height="30"', '40 x 30'],
  ['width="2in" height="72pt"', '192 x 96'],
])('reads the size of an SVG with %s: %s', (attributes, size) => {
  expect(readSize('a.svg', svg(attributes))).toBe(size)
  const before = `\ufeff<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- ${'x'.repeat(9000)} -->\n`
  expect(readSize('A.SVG', svg(attributes, before, '\n<!-- </g> end --><?end?>\n'))).toBe(size)
})

test.each<[string, string, Buffer, RegExp]>([
  ['an empty file', 'a.png', Buffer.alloc(0), /empty/],
  ['an incomplete WebP', 'truncated.webp', image('truncated.webp'), /incomplete/],
  ['a text', 'a.jpg', Buffer.from('not a picture, though it is named like one'), /not an image/],
  ['an SVG with another name', 'a.png', svg('width="4" height="3"'), /is an SVG image/],
  ['a text', 'a.svg', Buffer.from('not found'), /not an SVG/],
  ['a PNG with another name', 'a.svg', screenshot(1), /is a PNG image/],
  ['a HEIC image with another name', 'a.jpg', image('heic-brand.jpg'), /HEIC.+Convert it to JPEG/],
  ['a TIFF image with another name', 'a.png', Buffer.from('II*\0rest'), /TIFF.+Convert/],
  ['an SVG without a size', 'a.svg', svg(''), /no size/],
  ['an SVG with relative size', 'a.svg', svg('width="100%" height="100%"'), /no size/],
  ['an SVG of size 0', 'a.svg', svg('width="0" height="0"'), /no size/],
  ['an SVG without namespace', 'a.svg', Buffer.from('<svg width="4" height="3"/>'), /xmlns/],
])('rejects %s (%s)', (_, name, file, reason) => {
  expect(() => readImageSize(name, file)).toThrow(reason)
})

test('rejects incomplete images wherever they end', async () => {
  const images: [string, Buffer][] = [
    ['a.jpg', image('UPPER.JPG')],
    ['a.png', screenshot(1)],
    ['a.webp', image('49x40.webp')],
    ['a.svg', svg('width="4" height="3"')],
    ['a.avif', await grains(40, 30).avif({ effort: 0 }).toBuffer()],
  ]
  for (const [name, file] of images) {
    expect(() => readImageSize(name, file)).not.toThrow()
    for (let bytes = 1; bytes < file.length; bytes += 7) {
      expect(() => readImageSize(name, file.subarray(0, bytes)), `${name} ${bytes}`).toThrow(
        /^its? /,
      )
    }
  }
})

describe('stripMetadata', () => {
  test.each([
    ['JPEG', photograph, 'UPPER.JPG'],
    ['PNG', screenshot, undefined],
    ['WebP', webp, '49x40.webp'],
  ] as const)('removes personal metadata (%s)', (_, make, plain) => {
    for (const orientation of [1, 6]) {
      const { bytes } = stripMetadata(make(orientation))
      expect(make(orientation).includes(SECRET)).toBe(true)
      expect(bytes.includes(SECRET)).toBe(false)
      expect(stripMetadata(bytes).bytes).toEqual(bytes)
    }
    // Pixels and color profile are unchanged.
    if (plain) expect(stripMetadata(make(1)).bytes.length).toBe(image(plain).length)
  })

  test.each([
    [1, '40 x 30'],
    [6, '30 x 40'],
  ])(
    'removes metadata of AVIF and keeps pixels and rotation (orientation %i)',
    async (orientation, size) => {
      const tagged = grains(40, 30).withExif({ IFD0: { Copyright: SECRET } })
      const rotated = tagged.withMetadata({ orientation }).withXmp(`<x>${SECRET}</x>`)
      // Little-endian Exif.
      expect(readSize('a.jpg', await rotated.clone().jpeg().toBuffer())).toBe(size)
      const file = await rotated.avif({ effort: 0 }).toBuffer()
      expect(file.includes(SECRET)).toBe(true)
      const { bytes } = stripMetadata(file)
      expect(bytes.includes(SECRET)).toBe(false)
      expect(bytes.length).toBe(file.length)
      expect(stripMetadata(bytes).bytes).toEqual(bytes)
      expect(readSize('a.avif', bytes)).toBe(size)
      const readPixels = (image: Buffer) => sharp(image).raw().toBuffer()
      expect(await readPixels(bytes)).toEqual(await readPixels(file))
    },
  )

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i', (orientation) => {
    for (const make of [photograph, screenshot]) {
      const once = stripMetadata(make(orientation)).bytes
      expect(stripMetadata(once).orientation).toBe(orientation)
    }
    const { bytes } = stripMetadata(photograph(orientation))
    expect(imageSize(bytes).orientation ?? 1).toBe(orientation)
    expect(readSize('a.jpg', bytes)).toBe(orientation < 5 ? '400 x 300' : '300 x 400')
  })
})
