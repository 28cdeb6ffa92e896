/** Letters that fonts lack, for what warns of them and for what draws without them. */

/** Leave no mark of their own, whether or not a font has them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u

/**
 * The letters of a text that a font lacks, each once.
 * @param characters code points that the font has
 */
export function findMissingCharacters(
  characters: Pick<ReadonlySet<number>, 'has'>,
  text: string,
): string[] {
  const lacks = (letter: string) =>
    !characters.has(letter.codePointAt(0) ?? -1) && !INVISIBLE.test(letter)
  return [...new Set(text.normalize('NFC'))].filter(lacks)
}
