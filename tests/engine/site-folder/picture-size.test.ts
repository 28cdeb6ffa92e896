import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isImageName, readImageSize } from '../../../src/site-folder/image-dimensions.ts'
import { stripMetadata } from '../../../src/site-folder/strip-metadata.ts'
import { image, photograph, SECRET, screenshot, webp } from '../fixtures/images.ts'
import { grains } from '../fixtures/large-pictures.ts'

const svg = (attributes: string, before = '', after = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>${after}`,
  )

const sizeOf = (name: string, file: Buffer) => {
  const { width, height } = readImageSize(name, file)
  return `${width} x ${height}`
}

test.each([
  ['a camera writes its ending in capitals', 'UPPER.JPG', '400 x 300'],
  ['a photograph lies on its side', 'exif-orientation-6-400x300.jpg', '300 x 400'],
  ['fill bytes stand before a marker', 'fill-bytes.jpg', '400 x 300'],
  ['another root stands in a comment', 'commented-root.svg', '40 x 30'],
  ['a drawing says its width and its proportions', 'width-only.svg', '200 x 150'],
  ['a WebP is extended', '49x40.webp', '49 x 40'],
])('the size is known where %s (%s)', (_, name, size) => {
  expect(sizeOf(name, image(name))).toBe(size)
})

test.each([
  ['width="640" height="480px" viewBox="0 0 4 3"', '640 x 480'],
  ["width='640' height='480'", '640 x 480'],
  ['viewBox="-10 -5.5 640 480"', '640 x 480'],
  ['width="100%" height="100%" viewBox="0,0,640,480"', '640 x 480'],
  ['height="30" viewBox="0 0 40 30" stroke-width="7"', '40 x 30'],
  ['data-name="a > b" width="40" height="30"', '40 x 30'],
  ['width="2in" height="72pt"', '192 x 96'],
])('of a drawing with %s it is %s', (attributes, size) => {
  expect(sizeOf('a.svg', svg(attributes))).toBe(size)
  const before = `\ufeff<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><!-- ${'x'.repeat(9000)} -->\n`
  expect(sizeOf('A.SVG', svg(attributes, before, '\n<!-- made by hand -->\n'))).toBe(size)
})

test.each<[string, string, Buffer, RegExp]>([
  ['nothing', 'a.png', Buffer.alloc(0), /empty/],
  ['half a WebP', 'truncated.webp', image('truncated.webp'), /ends too early/],
  ['a text', 'a.jpg', Buffer.from('not a picture, though it is named like one'), /no picture/],
  ['a drawing by another name', 'a.png', svg('width="4" height="3"'), /no picture/],
  ['a text', 'a.svg', Buffer.from('not found'), /no drawing/],
  ['a drawing without a size', 'a.svg', svg(''), /no size/],
  ['a drawing that is as wide as its place', 'a.svg', svg('width="100%" height="100%"'), /no size/],
  ['a drawing of no size', 'a.svg', svg('width="0" height="0"'), /no size/],
  ['a drawing that no browser shows', 'a.svg', Buffer.from('<svg width="4" height="3"/>'), /xmlns/],
])('%s is no picture (%s)', (_, name, file, why) => {
  expect(() => readImageSize(name, file)).toThrow(why)
})

test('a picture that ends at any place but its own is cut off', async () => {
  const whole: [string, Buffer][] = [
    ['a.jpg', image('UPPER.JPG')],
    ['a.png', screenshot(1)],
    ['a.webp', image('49x40.webp')],
    ['a.svg', svg('width="4" height="3"')],
    ['a.avif', await grains(40, 30).avif({ effort: 0 }).toBuffer()],
  ]
  for (const [name, file] of whole) {
    expect(() => readImageSize(name, file)).not.toThrow()
    for (let bytes = 1; bytes < file.length; bytes += 7) {
      expect(() => readImageSize(name, file.subarray(0, bytes)), `${name} ${bytes}`).toThrow(
        /^it |^what /,
      )
    }
  }
})

test('files are pictures by their names, in any capitals', () => {
  const names = ['a.JPG', 'a.jpeg', 'a.WebP', 'a.avif', 'a.gif', 'a.svg']
  expect([...names, 'a.txt', 'jpg', 'a.jpg.txt'].filter(isImageName)).toEqual(names)
})

describe('a published picture', () => {
  test.each([
    ['JPEG', photograph, 'UPPER.JPG'],
    ['PNG', screenshot, undefined],
    ['WebP', webp, '49x40.webp'],
  ] as const)('says nothing about who took it and where (%s)', (_, make, plain) => {
    for (const orientation of [1, 6]) {
      const { bytes } = stripMetadata(make(orientation))
      expect(make(orientation).includes(SECRET)).toBe(true)
      expect(bytes.includes(SECRET)).toBe(false)
      // A second time there is nothing to take away.
      expect(stripMetadata(bytes).bytes).toEqual(bytes)
    }
    // Its pixels and its colour profile are as they were.
    if (plain) expect(stripMetadata(make(1)).bytes.length).toBe(image(plain).length)
  })

  test.each([
    [1, '40 x 30'],
    [6, '30 x 40'],
  ])(
    'says nothing of it as an AVIF either, whose pixels and turn stay (%i)',
    async (orientation, size) => {
      const turned = grains(40, 30).withExif({ IFD0: { Copyright: SECRET } })
      const named = turned.withMetadata({ orientation }).withXmp(`<x>${SECRET}</x>`)
      // Other programs write the orientation the other way round, in little-endian Exif.
      expect(sizeOf('a.jpg', await named.clone().jpeg().toBuffer())).toBe(size)
      const file = await named.avif({ effort: 0 }).toBuffer()
      expect(file.includes(SECRET)).toBe(true)
      const { bytes } = stripMetadata(file)
      expect(bytes.includes(SECRET)).toBe(false)
      expect(bytes.length).toBe(file.length)
      expect(stripMetadata(bytes).bytes).toEqual(bytes)
      expect(sizeOf('a.avif', bytes)).toBe(size)
      const pixels = (of: Buffer) => sharp(of).raw().toBuffer()
      expect(await pixels(bytes)).toEqual(await pixels(file))
    },
  )

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('still stands as it did: orientation %i', (orientation) => {
    for (const make of [photograph, screenshot]) {
      const once = stripMetadata(make(orientation)).bytes
      expect(stripMetadata(once).orientation).toBe(orientation)
    }
    const { bytes } = stripMetadata(photograph(orientation))
    // As a library reads it that is not ours.
    expect(imageSize(bytes).orientation ?? 1).toBe(orientation)
    expect(sizeOf('a.jpg', bytes)).toBe(orientation < 5 ? '400 x 300' : '300 x 400')
  })
})
