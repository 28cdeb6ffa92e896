/** What a picture is made from: plain data, so that it can be told whether it has been made before. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CardColors, CardTexts } from './card.ts'
import type { FontVariant } from './outline-font.ts'
import type { ColorScheme, PictureFile } from './picture-file.ts'

/** The files of a font and the variant to use. */
export interface CardFont {
  readonly files: readonly { readonly bytes: Buffer }[]
  readonly variant: FontVariant
}

/** One picture that is wanted. */
export interface CardInput {
  readonly texts: CardTexts
  readonly colors: CardColors
  readonly colorScheme: ColorScheme
  readonly subject: PictureFile
  readonly icon: PictureFile
  readonly display: CardFont
  readonly mono: CardFont
}

const LIBRARIES = ['@resvg/resvg-js', 'harfbuzzjs', 'wawoff2']

/** The code that draws: this folder, and the libraries that it uses. */
const drawnBy = (): string => {
  const sum = createHash('sha256')
  const folder = import.meta.dirname
  for (const file of readdirSync(folder).sort()) sum.update(readFileSync(join(folder, file)))
  const lock = readFileSync(join(folder, '../../../package-lock.json'), 'utf8')
  // A library may not show its own description; the lock file has its version.
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> } // npm writes it so
  for (const name of LIBRARIES) sum.update(`${packages[`node_modules/${name}`]?.version}\0`)
  return sum.digest('hex')
}

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')

/** Gives works names: the same for the same picture, another if anything is different. */
export function createCardHasher(): (work: CardInput) => string {
  const code = drawnBy()
  const known = new WeakMap<Buffer, string>()
  const content = (bytes: Buffer): string => {
    const hash = known.get(bytes) ?? hashOf(bytes)
    known.set(bytes, hash)
    return hash
  }
  return (work) => {
    const text = JSON.stringify(work, (_, value: unknown) =>
      value !== null && typeof value === 'object' && 'bytes' in value
        ? { ...value, bytes: content(value.bytes as Buffer) } // the only `bytes` of a work
        : value,
    )
    return hashOf(code + text)
  }
}
