/** Writing the fonts to a folder, without touching what an editor has replaced. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { licenceOf, makeFont } from './make.ts'
import { type Recipe, recipes } from './recipes.ts'
import { isGenerated } from './stamp.ts'

/** What became of a font. */
export interface Outcome {
  readonly address: string
  readonly became: 'written' | 'unchanged' | 'replaced by hand'
  readonly bytes: number
}

/** Where the licence of a font stands. */
export const licenceAddress = ({ address }: Recipe): string =>
  address.replace(/\.woff2$/, '-licence.txt')

/**
 * Writes every font below `folder`, and its licence beside it.
 * @param characters what the fonts are to have besides the basic characters
 */
export async function writeFonts(
  folder: string,
  characters: Iterable<string>,
): Promise<readonly Outcome[]> {
  const wanted = [...characters]
  return Promise.all(
    recipes.map(async (recipe): Promise<Outcome> => {
      const { address } = recipe
      const path = join(folder, address)
      const present = existsSync(path) ? readFileSync(path) : undefined
      if (present && !isGenerated(present)) {
        return { address, became: 'replaced by hand', bytes: present.length }
      }
      const font = await makeFont(recipe, wanted)
      const isSame = present?.equals(font) ?? false
      if (!isSame) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, font)
      }
      writeFileSync(join(folder, licenceAddress(recipe)), licenceOf(recipe))
      return { address, became: isSame ? 'unchanged' : 'written', bytes: font.length }
    }),
  )
}
