/** Makes a font of the site from its package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { BASIC_CHARACTERS } from '../../src/publish/fonts/characters.ts'
import type { Recipe } from './recipes.ts'
import { stamped } from './stamp.ts'

const require = createRequire(import.meta.url)

/** Names that stay in the file: copyright and licence (OpenType name table; the OFL asks for both). */
const NAMES = [0, 13, 14]

/** A file of a package. */
const fileOf = ({ package: name }: Recipe, file: string): Buffer =>
  readFileSync(require.resolve(`${name}/${file}`))

/**
 * The same bytes for the same recipe and the same characters.
 * @param characters what the font is to have besides the basic ones; what the package lacks is left out
 */
export async function makeFont(recipe: Recipe, characters: Iterable<string>): Promise<Buffer> {
  const wanted = [...new Set([...BASIC_CHARACTERS, ...characters])].sort().join('')
  const font = await subsetFont(fileOf(recipe, recipe.file), wanted, {
    targetFormat: 'woff2',
    variationAxes: recipe.axes,
    keepFeatures: recipe.features,
    preserveNameIds: NAMES,
    noHinting: true,
  })
  return stamped(Buffer.from(font))
}

/** The licence under which the font may be passed on. */
export const licenceOf = (recipe: Recipe): Buffer => fileOf(recipe, 'LICENSE')
