import { expect, test } from 'vitest'
import {
  type Print,
  partsOf,
  sheetOf,
  thumbnailWidth,
} from '../../../../src/commands/screenshots/sheet.ts'

const print = (name: string, height: number): Print => ({
  picture: { name, width: 1280, height: height * 4, isCut: false },
  file: `${name}.png`,
  thumbnail: `thumbnails/${name}.png`,
  width: thumbnailWidth(1280),
  height,
})

const prints = Array.from({ length: 14 }, (_, index) => print(`/${index}`, 1000))

test('every print is on one part, in its order', () => {
  expect(partsOf(prints, 2500).flat(2)).toEqual(prints)
})

test('a part is no higher than it may be, unless one row is', () => {
  expect(partsOf(prints, 2500).map((part) => part.length)).toEqual([2, 1])
  expect(partsOf(prints, 10_000)).toHaveLength(1)
  expect(partsOf([print('/high', 9000)], 2500)).toHaveLength(1)
})

test('the document names each page and shows it small, with the way to the large picture', () => {
  const html = sheetOf('sheet', partsOf([print('/a&b', 700)], 4000))
  expect(html).toContain('<figcaption>/a&amp;b</figcaption>')
  expect(html).toContain(
    '<a href="/a&amp;b.png"><img src="thumbnails//a&amp;b.png" width="320" height="700"',
  )
})
