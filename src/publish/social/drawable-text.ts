/** Texts that a font can show whole. */
import { findMissingCharacters } from '../../contract/missing-characters.ts'

/**
 * The first text that is drawn whole; none is better than a part of one.
 * @param characters code points that the font has
 */
export const findDrawableText = (
  texts: readonly string[],
  characters: ReadonlySet<number>,
): string =>
  (texts.find((text) => findMissingCharacters(characters, text).length === 0) ?? '').normalize(
    'NFC',
  )
