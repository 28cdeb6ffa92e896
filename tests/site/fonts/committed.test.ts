import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFont } from '../../../artwork/fonts/make.ts'
import { recipes } from '../../../artwork/fonts/recipes.ts'
import { isGenerated } from '../../../artwork/fonts/stamp.ts'
import { licenceAddress } from '../../../artwork/fonts/write.ts'
import { BASIC_CHARACTERS } from '../../../src/publish/fonts/characters.ts'
import { readFont } from '../../../src/site-folder/font.ts'
import { compileProject, projectOf } from '../../../src/site-folder/project.ts'
import { budgets } from '../../budgets.ts'

const project = projectOf(process.env)
const { value: site } = await compileProject(project)
if (!site) throw new Error('The site has errors, see `npm run check`.')

const inPublic = (address: string) => readFileSync(join(project.publicDir, address))
const sources = [...new Set(Object.values(site.theme.fonts).flatMap((font) => font?.src ?? []))]

test('all fonts together are within their budget', () => {
  const bytes = sources.reduce((sum, src) => sum + inPublic(src).length, 0)
  expect(bytes).toBeGreaterThan(budgets.fonts / 2)
  expect(bytes).toBeLessThanOrEqual(budgets.fonts)
})

describe.each(recipes)('$address', (recipe) => {
  const present = inPublic(recipe.address)

  // What the texts need besides, `npm run check` tells.
  test('is what `npm run fonts` makes of its letters, unless somebody replaced it', async () => {
    if (!isGenerated(present)) return
    const made = await makeFont(
      recipe,
      [...(await readFont(present)).characters].map((point) => String.fromCodePoint(point)),
    )
    expect(made.equals(present), 'run `npm run fonts`').toBe(true)
  })

  test('has its licence beside it', () => {
    const address = licenceAddress(recipe)
    expect(existsSync(join(project.publicDir, address))).toBe(true)
    expect(inPublic(address).toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test('has the basic characters', async () => {
    const { characters } = await readFont(present)
    const missing = [...BASIC_CHARACTERS].filter((one) => !characters.has(one.codePointAt(0) ?? -1))
    expect(missing).toEqual([])
  })
})
