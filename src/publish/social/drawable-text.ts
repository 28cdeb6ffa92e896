import { findMissingCharacters } from '../../contract/missing-characters.ts'

/** Empty if every text has missing characters. @param characters code points of the font */
export const findDrawableText = (
  texts: readonly string[],
  characters: ReadonlySet<number>,
): string =>
  (texts.find((text) => findMissingCharacters(characters, text).length === 0) ?? '').normalize(
    'NFC',
  )
