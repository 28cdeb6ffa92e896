import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { beforeEach, describe, expect, test } from 'vitest'
import { entries } from '../../../artwork/drawings/catalogue.ts'
import { isGenerated, stamped } from '../../../artwork/drawings/file.ts'
import { svgOf } from '../../../artwork/drawings/stroke.ts'
import { writeDrawings } from '../../../artwork/drawings/write.ts'
import { folderOfTest } from '../../engine/server/folder.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')

const drawn = entries.map(([address, picture]) => ({
  address,
  picture,
  text: stamped(svgOf(picture)),
}))

const shapeOf = (text: string): string =>
  [...text.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]).join()

test('no two pictures have the same lines, whatever their colours', () => {
  expect(new Set(drawn.map(({ text }) => shapeOf(text))).size).toBe(drawn.length)
})

describe.each(drawn)('$address', ({ address, picture, text }) => {
  test('the file is what the catalogue draws, unless somebody replaced it', () => {
    const present = readFileSync(join(PUBLIC, address), 'utf8')
    expect(present === text || !isGenerated(present), 'run `npm run drawings`').toBe(true)
  })

  test('is a well-formed document with its size', () => {
    const { width, height } = picture
    // The parser accepts well-formed XML only.
    expect(() => new Resvg(text, { font: { loadSystemFonts: false } })).not.toThrow()
    expect(text).toContain(` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    expect(text).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('loads nothing and runs nothing', () => {
    expect(text).not.toMatch(/<script|\son\w+=|href|url\(|@import|<image|<foreignObject/i)
    expect(text.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  })
})

// Covers and screens are cut by their frame on purpose.
const uncut = drawn.filter(({ address }) => /^(drawings|marks)\//.test(address))

test.each(uncut)('$address stays on its sheet', ({ picture, text }) => {
  const pairs = [...shapeOf(text).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const outside = pairs.filter(([, x, y]) => {
    const [u, v] = [Number(x), Number(y)]
    return u < 0 || v < 0 || u > picture.width || v > picture.height
  })
  expect(outside.map(([pair]) => pair)).toEqual([])
})

describe('writing', () => {
  let folder = ''
  beforeEach(() => {
    folder = folderOfTest()
    writeDrawings(folder)
  })

  test.each([
    ['without a marker', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['whose marker is of another content', stamped('<svg/>').replace('<svg/>', '<svg></svg>')],
  ])('leaves a file %s as it is', (_, text) => {
    const file = join(folder, 'drawings/cloud.svg')
    writeFileSync(file, text)
    expect(writeDrawings(folder).replaced).toEqual(['drawings/cloud.svg'])
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
