/** Everything that determines a card, as plain data, so that its hash is the cache key. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CardColors, CardTexts } from './card.ts'
import type { FontVariant } from './outline-font.ts'
import { type ColorScheme, type PictureFile, SVG } from './picture-file.ts'

export interface CardFont {
  readonly files: readonly { readonly bytes: Uint8Array }[]
  readonly variant: FontVariant
}

export interface CardInput {
  readonly texts: CardTexts
  readonly colors: CardColors
  readonly colorScheme: ColorScheme
  /** Default: the icon. */
  readonly subject: PictureFile | undefined
  /** Default: the monogram. */
  readonly icon: PictureFile | undefined
  /** First letter of the company's name; empty if the font lacks it. */
  readonly monogram: string
  readonly display: CardFont
  readonly mono: CardFont
}

/** Photographs take less time and fewer bytes as JPEG, drawings as PNG with a palette. */
export const hasPhoto = ({ subject, icon }: CardInput): boolean =>
  [subject, icon].some((file) => file && file.type !== SVG)

const hash = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('hex')

/** Hash of this folder and of all library versions. */
const hashCode = (): string => {
  const sum = createHash('sha256')
  const folder = import.meta.dirname
  for (const file of readdirSync(folder).sort()) sum.update(readFileSync(join(folder, file)))
  return sum.update(readFileSync(join(folder, '../../../package-lock.json'))).digest('hex')
}

/** Equal hashes mean equal images. Hashes each file once. */
export function createCardHasher(): (card: CardInput) => string {
  const code = hashCode()
  const hashes = new WeakMap<Uint8Array, string>()
  const hashFile = (bytes: Uint8Array): string => {
    const known = hashes.get(bytes) ?? hash(bytes)
    hashes.set(bytes, known)
    return known
  }
  return (card) => {
    const text = JSON.stringify(card, (_, value: unknown) =>
      hasBytes(value) ? { ...value, bytes: hashFile(value.bytes) } : value,
    )
    return hash(code + text)
  }
}

const hasBytes = (value: unknown): value is { readonly bytes: Uint8Array } =>
  value !== null &&
  typeof value === 'object' &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array
