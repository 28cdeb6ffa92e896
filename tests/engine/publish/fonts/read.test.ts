import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AxisValues, readFont } from '../../../../src/site-folder/font.ts'

const LETTERS = 'nHmiW .é'

/** Archivo with these characters: a variable font and static instances. */
const fixture = (name: string) => readFileSync(`tests/engine/fixtures/fonts/${name}.woff2`)
const variable = fixture('variable')

const getAdvances = async (file: Buffer, axes: AxisValues) => {
  const font = await readFont(file)
  return [...LETTERS].map((letter) => font.advance(letter, axes) ?? Number.NaN)
}

describe('a variable font', () => {
  test('lists its characters', async () => {
    const { characters, advance } = await readFont(variable)
    expect([...LETTERS].every((letter) => characters.has(letter.codePointAt(0) ?? -1))).toBe(true)
    expect(characters.has(0x4e00)).toBe(false)
    expect(advance('一', {})).toBeUndefined()
  })

  test.each([
    { wght: 400, wdth: 100 },
    { wght: 800, wdth: 118 },
    { wght: 100, wdth: 62 },
  ])('has the advances of a static instance at wght $wght and wdth $wdth', async (axes) => {
    const instance = fixture(`wght-${axes.wght}-wdth-${axes.wdth}`)
    const expected = await getAdvances(instance, {})
    for (const [index, advance] of (await getAdvances(variable, axes)).entries())
      expect(advance).toBeCloseTo(expected[index] ?? 0, 2)
  })
})

test.each([
  ['text', Buffer.from('This is no font, though it is as long as the header of one. '.repeat(2))],
  ['nothing', Buffer.alloc(0)],
  ['half a font', variable.subarray(0, 2000)],
])('rejects %s', async (_, file) => {
  await expect(readFont(file)).rejects.toThrow()
})

test('reads several files at once', async () => {
  const files = ['variable', 'wght-400-wdth-100', 'wght-800-wdth-118'].map(fixture)
  const single: number[][] = []
  for (const file of files) single.push(await getAdvances(file, { wght: 400 }))
  expect(await Promise.all(files.map((file) => getAdvances(file, { wght: 400 })))).toEqual(single)
})
