import { findClosestWord, keepIfUnambiguous } from '../suggest.ts'

/** Kinds by other words for them, in lower case. */
export type Aliases = ReadonlyMap<string, string>

export interface SuggestedType {
  readonly name: string | undefined
  /** Set if the word can mean nothing else. */
  readonly replacement: string | undefined
}

/** By meaning, else by spelling. */
export function suggestType(
  word: string,
  known: readonly string[],
  aliases: Aliases,
): SuggestedType {
  const meant = aliases.get(word.toLowerCase().replaceAll('_', '-'))
  if (meant && known.includes(meant)) return { name: meant, replacement: meant }
  const name = findClosestWord(word, known)
  return { name, replacement: keepIfUnambiguous(word, name, known) }
}
