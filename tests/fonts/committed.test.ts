import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { BASIC_CHARACTERS, charactersOf } from '../../src/fonts/characters.ts'
import { makeFont } from '../../src/fonts/make.ts'
import { readFont } from '../../src/fonts/read.ts'
import { recipes } from '../../src/fonts/recipes.ts'
import { isGenerated } from '../../src/fonts/stamp.ts'
import { licenceAddress } from '../../src/fonts/write.ts'
import { budgets } from '../budgets.ts'

const project = projectOf(process.env)
const { value: site } = compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')

const inPublic = (address: string) => readFileSync(join(project.publicDir, address))
const shown = charactersOf(site)
const sources = [...new Set(Object.values(site.theme.fonts).map(({ src }) => src))]

test.for(sources)('%s has every character that the site shows', (src) => {
  const { characters } = readFont(inPublic(src))
  const missing = [...shown.values()].filter(
    ({ character }) => !characters.has(character.codePointAt(0) ?? -1),
  )
  const said = missing.map(({ character, place, text }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return `"${character}" (U+${code}) in "${text}" (${place}): run \`npm run fonts\`, or use another character`
  })
  expect(said).toEqual([])
})

test('all fonts together are within their budget', () => {
  const bytes = sources.reduce((sum, src) => sum + inPublic(src).length, 0)
  expect(bytes).toBeGreaterThan(budgets.fonts / 2)
  expect(bytes).toBeLessThanOrEqual(budgets.fonts)
})

describe.each(recipes)('$address', (recipe) => {
  const present = inPublic(recipe.address)

  test('is what `npm run fonts` makes, unless somebody replaced it', async () => {
    if (!isGenerated(present)) return
    const made = await makeFont(recipe, shown.keys())
    expect(made.equals(present), 'run `npm run fonts`').toBe(true)
  })

  test('has its licence beside it', () => {
    const address = licenceAddress(recipe)
    expect(existsSync(join(project.publicDir, address))).toBe(true)
    expect(inPublic(address).toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test('has the basic characters', () => {
    const { characters } = readFont(present)
    const missing = [...BASIC_CHARACTERS].filter((one) => !characters.has(one.codePointAt(0) ?? -1))
    expect(missing).toEqual([])
  })
})
