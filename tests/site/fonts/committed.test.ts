import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFont } from '../../../artwork/fonts/make.ts'
import { recipes } from '../../../artwork/fonts/recipes.ts'
import { isGenerated } from '../../../artwork/fonts/stamp.ts'
import { licenceAddress } from '../../../artwork/fonts/write.ts'
import { BASIC_CHARACTERS } from '../../../src/publish/fonts/characters.ts'
import { readFont } from '../../../src/site-folder/font.ts'
import { projectOf } from '../../../src/site-folder/project.ts'

const { publicDir } = projectOf(process.env)
const inPublic = (address: string) => readFileSync(join(publicDir, address))

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
    expect(inPublic(licenceAddress(recipe)).toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test('has the basic characters', async () => {
    const { characters } = await readFont(present)
    const missing = [...BASIC_CHARACTERS].filter((one) => !characters.has(one.codePointAt(0) ?? -1))
    expect(missing).toEqual([])
  })
})
