/** Which words of a text an American dictionary does not know. */
import dictionary from 'dictionary-en'
import nspell from 'nspell'

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })

/** Letters in a row, an apostrophe between them too; what a hyphen joins are two words. */
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** Words that are not in the dictionary, each once, in their order. */
export const unknownWordsIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.match(WORD) ?? [])
      .filter((word) => !speller.correct(word.replace('’', "'"))),
  ),
]
