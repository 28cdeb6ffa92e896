const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u

/** The visible characters of a text that a font lacks, each once. @param characters code points of the font */
export function findMissingCharacters(
  characters: Pick<ReadonlySet<number>, 'has'>,
  text: string,
): string[] {
  const isMissing = (character: string) =>
    !characters.has(character.codePointAt(0) ?? -1) && !INVISIBLE.test(character)
  return [...new Set(text.normalize('NFC'))].filter(isMissing)
}
