import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeFont } from '../../../artwork/fonts/make.ts'
import { type Recipe, recipes } from '../../../artwork/fonts/recipes.ts'
import { isGenerated } from '../../../artwork/fonts/stamp.ts'
import { writeFonts } from '../../../artwork/fonts/write.ts'
import { readFont } from '../../../src/site-folder/font.ts'
import { folderOfFile } from '../../engine/server/folder.ts'

const [first] = recipes
if (!first) throw new Error('There is no recipe.')
const recipe: Recipe = first

const folder = folderOfFile()
beforeAll(async () => {
  await writeFonts(folder, [])
})

const fileOf = ({ address }: Recipe) => join(folder, address)
const outcomeOf = async (characters: string) => {
  const outcomes = await writeFonts(folder, characters)
  return outcomes.find(({ address }) => address === recipe.address)?.became
}

test('characters that the site shows are added', async () => {
  expect((await readFont(readFileSync(fileOf(recipe)))).characters.has(0xbc)).toBe(false)
  expect(await outcomeOf('¼')).toBe('written')
  expect((await readFont(readFileSync(fileOf(recipe)))).characters.has(0xbc)).toBe(true)
})

test('leaves a font as it is that somebody has put there', async () => {
  const made = await makeFont(recipe, [])
  const others = [
    // A byte of the font itself, the marker, and no marker at all.
    made.with(made.length - 60, (made.at(-60) ?? 0) ^ 1),
    made.with(made.length - 1, 0),
    made.subarray(0, made.readUInt32BE(40)),
    Buffer.from('short'),
  ].map((bytes) => Buffer.from(bytes))
  for (const other of others) {
    expect(isGenerated(other)).toBe(false)
    writeFileSync(fileOf(recipe), other)
    expect(await outcomeOf('')).toBe('replaced by hand')
    expect(readFileSync(fileOf(recipe)).equals(other)).toBe(true)
  }
})
