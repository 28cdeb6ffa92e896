import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { recipes } from '../../../../artwork/fonts/recipes.ts'
import { type AxisValues, readFont } from '../../../../src/site-folder/font.ts'

const require = createRequire(import.meta.url)
const LETTERS = 'nHmiW .é'
const [archivo] = recipes
if (!archivo) throw new Error('There is no recipe.')
const original = readFileSync(require.resolve(`${archivo.package}/${archivo.file}`))

const subset = (axes: Parameters<typeof subsetFont>[2]['variationAxes']) =>
  subsetFont(original, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [],
    preserveNameIds: [],
    noHinting: true,
  })

const advancesAt = async (file: Buffer, axes: AxisValues) => {
  const font = await readFont(file)
  return [...LETTERS].map((letter) => font.advance(letter, axes) ?? Number.NaN)
}

describe('a variable font', () => {
  test('tells its characters', async () => {
    const { characters, advance } = await readFont(original)
    expect([...LETTERS].every((letter) => characters.has(letter.codePointAt(0) ?? -1))).toBe(true)
    expect(characters.has(0x4e00)).toBe(false)
    expect(advance('一', {})).toBeUndefined()
  })

  // A subsetter makes a font that is fixed at the place.
  test.each([
    { wght: 400, wdth: 100 },
    { wght: 800, wdth: 118 },
    { wght: 100, wdth: 62 },
  ])('has letters as wide at $wght and $wdth as a font of that cut alone', async (place) => {
    const fixed = await advancesAt(Buffer.from(await subset(place)), {})
    for (const [index, width] of (await advancesAt(original, place)).entries())
      expect(width).toBeCloseTo(fixed[index] ?? 0, 2)
  })
})

test.each([
  ['text', Buffer.from('This is no font, though it is as long as the header of one. '.repeat(2))],
  ['nothing', Buffer.alloc(0)],
  ['half a font', original.subarray(0, 5000)],
])('%s is no font', async (_, file) => {
  await expect(readFont(file)).rejects.toThrow()
})
