import type { Message } from './span-diagnostic.ts'

/** What is said about text that is not, or not safely, YAML. Each message names the mend. */

export const tab = (): Message => ({
  code: 'yaml/tab',
  message: 'This line uses a tab, but YAML is indented with spaces only.',
  hint: 'Replace the tab by spaces (two for each level).',
})

export const unclosedQuote = (quote: string): Message => ({
  code: 'yaml/unclosed-quote',
  message: `The quotation mark ${quote} that opens here is never closed.`,
  hint: `Write ${quote} at the end of the value.`,
})

export const unopenedQuote = (): Message => ({
  code: 'yaml/unopened-quote',
  message: 'A quotation mark ends this value, but none begins it.',
  hint: 'Write " at the beginning of the value too, or delete this one. To show it, put the whole value in single quotes.',
})

/** @param rest what follows, if that is known */
export const textAfterQuote = (quote: string, rest = ''): Message => ({
  code: 'yaml/text-after-quote',
  message: `The quotation closes with ${quote}, but more text follows on the same value.`,
  hint: /^[,;]\s*$/.test(rest)
    ? `Delete the ${rest.trim() === ',' ? 'comma' : 'semicolon'} at the end of the line.`
    : quote === "'"
      ? "An apostrophe inside single quotes is written twice ('It''s'). Or use double quotes around the whole text."
      : 'A double quote inside double quotes is written \\". Or put the whole text in single quotes.',
})

export const specialStart = (character: string): Message => ({
  code: 'yaml/special-start',
  message: `A value that begins with ${character} is read as YAML punctuation, not as text.`,
  hint: 'Put the whole value in double quotes.',
})

export const colonInText = (): Message => ({
  code: 'yaml/colon-in-text',
  message: 'A colon followed by a space makes YAML see a second key in this line.',
  hint: 'If it is text, put the whole value in double quotes. If it is a key, put it on a line of its own.',
})

const spacesOf = (count: number): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? 'space' : 'spaces'}`

/** @param spaces how many would be right, if that is known */
export const indentation = (spaces?: number): Message => ({
  code: 'yaml/indentation',
  message: 'This line is indented differently from its neighbours, so it belongs nowhere.',
  hint:
    spaces === undefined
      ? 'Start it in the same column as the line above that it belongs with.'
      : `Write ${spacesOf(spaces)} before it.`,
})

/**
 * Words on a line of their own that begin with no key: they go on with the text above, or belong nowhere.
 * @param spaces how many would be right in the first case
 */
export const looseWords = (spaces?: number): Message => ({
  code: spaces === undefined ? 'yaml/missing-colon' : 'yaml/indentation',
  message: 'These words begin with no key and no hyphen, so they belong to nothing.',
  hint: `${
    spaces === undefined
      ? 'If they go on with the text above, write them behind it on the same line.'
      : `Write ${spacesOf(spaces)} before them if they go on with the text above.`
  } If not, delete them, or write # before them.`,
})

/** @param sign what stands where the colon is expected, if anything does */
export const missingColon = (sign = ''): Message => ({
  code: 'yaml/missing-colon',
  message: sign
    ? `A key is followed by a colon and a space, but here stands ${sign}.`
    : 'This line should read "key: value", but a colon followed by a space is missing.',
  hint: sign
    ? `Write a colon and a space instead of ${sign}.`
    : 'Write a colon and a space after the key.',
})

export const otherComment = (sign: string): Message => ({
  code: 'yaml/syntax',
  message: `A comment begins with #, not with ${sign}.`,
  hint: `Write # instead of ${sign}, or delete the line.`,
})

export const mergeConflict = (): Message => ({
  code: 'yaml/syntax',
  message: 'This line is left over from two versions of the file that could not be merged.',
  hint: 'Keep the lines of one version, and delete those of the other and the lines that mark them.',
})

/** @param found what stands behind the colon */
export const missingSpace = (found = ''): Message => ({
  code: 'yaml/missing-colon',
  message: `A key is followed by a colon and a space, but ${insteadOfSpace(found)}.`,
  hint: isOddSpace(found) ? ORDINARY : 'Write a space after the colon.',
})

/** @param found what stands behind the hyphen */
export const spaceAfterHyphen = (found = ''): Message => ({
  code: 'yaml/missing-colon',
  message: `An entry of a list begins with a hyphen and a space, but ${insteadOfSpace(found)}.`,
  hint: isOddSpace(found) ? ORDINARY : 'Write a space after the hyphen.',
})

/** A space that YAML takes for a letter. */
export const oddSpace = (found: string): Message => ({
  code: 'yaml/control-character',
  message: `Here stands ${nameOfSpace(found)}, which YAML takes for a letter.`,
  hint: ORDINARY,
})

/** Spaces that look like an ordinary one. */
export const ODD_SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000'

const ORDINARY = 'Write an ordinary space instead.'

const isOddSpace = (found: string): boolean => new RegExp(`^[${ODD_SPACES}]`).test(found)

const nameOfSpace = (found: string): string => {
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `${/^[\u00a0\u202f]/.test(found) ? 'a no-break space' : 'a space of another kind'} (U+${code})`
}

const insteadOfSpace = (found: string): string =>
  isOddSpace(found) ? `here stands ${nameOfSpace(found)}` : 'the space is missing'

export const missingHyphen = (): Message => ({
  code: 'yaml/missing-hyphen',
  message: 'An entry of a list begins with a hyphen and a space, but here is none.',
  hint: 'Write a hyphen and a space before the first word of the entry.',
})

/** @param column where the hyphen of the entry above stands, from 0; undefined if there is no such entry */
export const runTogetherEntry = (column: number | undefined): Message => ({
  code: 'yaml/indentation',
  message: 'This line looks like an entry of its own, but it is read as part of the text above it.',
  hint: `${
    column === undefined
      ? 'In a list, every entry begins with a hyphen and a space, the first one too.'
      : `Begin it with a hyphen and a space, and write ${spacesOf(column)} before the hyphen.`
  } If it belongs to the text above, put all of that in double quotes.`,
})

export const bullet = (sign: string): Message => ({
  code: 'yaml/missing-hyphen',
  message: `An entry of a list begins with a hyphen and a space, not with ${sign}.`,
  hint: `Write a hyphen (-) instead of ${sign}.`,
})

/** @param sign what stands where the comma is expected, if anything does */
export const missingComma = (sign = ''): Message => ({
  code: 'yaml/missing-comma',
  message: sign
    ? `Between braces or brackets a comma stands before every further entry, but here stands a ${sign === ';' ? 'semicolon' : 'period'}.`
    : 'Between braces or brackets a comma stands before every further entry, but here is none.',
  hint: sign ? 'Write a comma instead of it.' : 'Write a comma before this word.',
})

export const commaInText = (text: string): Message => ({
  code: 'yaml/comma-in-text',
  message: `Between braces a comma ends a value, so "${text}" does not belong to the text before it.`,
  hint: /^\d+$/.test(text)
    ? 'A number is written with a point (4.9). A text with a comma is put in double quotes.'
    : 'Put the whole text, with its comma, in double quotes.',
})

export const brackets = (open: string): Message => ({
  code: 'yaml/brackets',
  message: `The ${open} that opens here is not closed where it should be.`,
  hint: `Close it with ${open === '{' ? '}' : ']'}. If it is text, put the whole value in double quotes.`,
})

export const unopenedBracket = (close: string): Message => ({
  code: 'yaml/brackets',
  message: `The ${close} here closes something that is not open.`,
  hint: `Write ${close === '}' ? '{' : '['} where it begins, or delete this ${close}.`,
})

export const badEscape = (): Message => ({
  code: 'yaml/escape',
  message: 'A backslash in double quotes starts an escape, and this is none.',
  hint: 'Write the backslash twice (\\\\), or use single quotes around the text. A file of your computer has to be copied into public, and is named from there.',
})

/** @param inList whether the group is an entry of a list, where another entry may begin */
export const duplicateKey = (key: string, firstLine: number, inList: boolean): Message => ({
  code: 'yaml/duplicate-key',
  message: `The key "${key}" stands twice in the same group.`,
  hint: `The first is on line ${firstLine}. Keep one of the two and delete the other.${
    inList ? ' If another entry of the list begins here, write a hyphen before its first line.' : ''
  }`,
})

export const alias = (sign: string): Message => ({
  code: 'yaml/alias',
  message: `A value that begins with ${sign} is read as a YAML ${sign === '*' ? 'alias' : 'anchor'}, which site files do not use.`,
  hint: 'If it is text, put the whole value in double quotes. If something is to be shared, use a variable or the defaults of a section type.',
})

export const tag = (): Message => ({
  code: 'yaml/tag',
  message: 'A value that begins with ! is read as a YAML tag, which site files do not use.',
  hint: 'If it is text, put the whole value in double quotes.',
})

export const directive = (): Message => ({
  code: 'yaml/directive',
  message: 'A line that begins with % is a YAML directive, which site files do not use.',
  hint: 'Delete the line.',
})

export const severalDocuments = (): Message => ({
  code: 'yaml/several-documents',
  message: 'A second document begins here, but a site is one document.',
  hint: 'Delete the line of hyphens or dots, or what follows it.',
})

export const keyNotText = (): Message => ({
  code: 'yaml/key-not-text',
  message: 'A key has to be a plain word, but this one is not.',
  hint: 'Write a word followed by a colon.',
})

export const controlCharacter = (code: number): Message =>
  isOddSpace(String.fromCharCode(code))
    ? oddSpace(String.fromCharCode(code))
    : {
        code: 'yaml/control-character',
        message: `An invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')}) stands here.`,
        hint: 'Delete it; it may have come in by copying from another program.',
      }

export const notUtf8 = (): Message => ({
  code: 'yaml/encoding',
  message: 'This character cannot be read, because the file is not saved as UTF-8.',
  hint: 'Save the file again with the encoding UTF-8, and look whether its letters are still right.',
})

export const cutOff = (rest: string): Message => ({
  code: 'yaml/cut-off',
  message: `Everything from "${rest}" on would be lost: a # after a space begins a comment.`,
  hint: 'Put the whole value in double quotes. If it is meant as a comment, write a space after the #.',
})

export const numberChanged = (written: string, read: string): Message => ({
  code: 'yaml/number-changed',
  message: `YAML reads ${written} as the number ${read}, so it would not be shown as it is written.`,
  hint: `Put it in double quotes: "${written}".`,
})

export const curlyQuotes = (): Message => ({
  code: 'yaml/curly-quotes',
  message:
    'Typographic quotation marks do not quote anything in YAML; they would be shown on the page.',
  hint: 'Use straight quotation marks ("…"). To show typographic ones, put straight ones around the whole value.',
})

export const empty = (): Message => ({
  code: 'yaml/empty',
  message: 'A site file is a list of keys with values, but here is none.',
  hint: 'Begin with a key such as "company:".',
})

export const fileTooLarge = (limit: string): Message => ({
  code: 'yaml/file-too-large',
  message: `The file is larger than ${limit}, more than a site file may be.`,
  hint: 'Look for content that was pasted in by mistake.',
})

export const mapTooLarge = (limit: number): Message => ({
  code: 'yaml/map-too-large',
  message: `More than ${limit} entries stand side by side here, more than a list or group may have.`,
  hint: 'Look for content that was pasted in by mistake.',
})

export const tooDeep = (limit: number): Message => ({
  code: 'yaml/too-deep',
  message: `Values are nested more than ${limit} levels deep here.`,
  hint: 'Look for brackets or hyphens that were pasted in by mistake.',
})

export const syntax = (): Message => ({
  code: 'yaml/syntax',
  message: 'This is not valid YAML.',
  hint: 'Compare the line with its neighbours: indentation, colons and quotation marks.',
})

/** What is said behind the first place that cannot be read. @param lines at least so many more cannot be read either */
export const andMore = (lines: number): string =>
  `Mend this place first: at least ${lines} more ${lines === 1 ? 'line' : 'lines'} cannot be read, and some of that may only follow from it.`
