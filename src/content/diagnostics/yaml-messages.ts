import type { Message } from './span-diagnostic.ts'

export const tab = (): Message => ({
  code: 'yaml/tab',
  message: 'This line is indented with a tab. YAML allows only spaces.',
  hint: 'Replace the tab with spaces (two for each level).',
})

export const unclosedQuote = (quote: string): Message => ({
  code: 'yaml/unclosed-quote',
  message: `This text starts with ${quote}, but has no closing quote.`,
  hint: `Write ${quote} at the end of the value.`,
})

/** For text such as `'s-Hertogenbosch`. */
export const leadingApostrophe = (text: string): Message => ({
  code: 'yaml/unclosed-quote',
  message: 'An apostrophe at the beginning of a value starts a quoted text in YAML.',
  hint: `Put the whole value in double quotes: "${text}".`,
})

export const unopenedQuote = (): Message => ({
  code: 'yaml/unopened-quote',
  message: 'This value ends with a quote, but does not start with one.',
  hint: 'Write " at the beginning too, or delete the quote at the end. To show the quote on the page, put the whole value in single quotes.',
})

export const textAfterQuote = (quote: string, rest = ''): Message => ({
  code: 'yaml/text-after-quote',
  message: `There is more text after the closing quote ${quote}.`,
  hint: /^[,;]\s*$/.test(rest)
    ? `Delete the ${rest.trim() === ',' ? 'comma' : 'semicolon'} at the end of the line.`
    : quote === "'"
      ? "Put the whole text in double quotes, or write an apostrophe inside single quotes twice ('It''s')."
      : 'Put the whole text in single quotes, or write double quotes inside double quotes as \\".',
})

export const specialStart = (character: string): Message => ({
  code: 'yaml/special-start',
  message: `A value cannot start with "${character}": it has a special meaning in YAML.`,
  hint: 'Put the whole value in double quotes.',
})

export const colonInText = (): Message => ({
  code: 'yaml/colon-in-text',
  message: 'A colon followed by a space starts a second key on this line.',
  hint: 'If it is text, put the whole value in double quotes. If it is a key, move it to its own line.',
})

const formatSpaces = (count: number): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? 'space' : 'spaces'}`

export const indentation = (spaces?: number): Message => ({
  code: 'yaml/indentation',
  message: 'The indentation of this line does not match the lines around it.',
  hint:
    spaces === undefined
      ? 'Start it in the same column as the other keys or entries of its group.'
      : `Write ${formatSpaces(spaces)} before it.`,
})

/** @param spaces the number that makes the line part of the text above */
export const looseWords = (spaces?: number): Message => ({
  code: spaces === undefined ? 'yaml/missing-colon' : 'yaml/indentation',
  message: 'This line is not a key, a list entry or part of a text.',
  hint: `${
    spaces === undefined
      ? 'If it continues the text above, move it to the end of that line.'
      : `Write ${formatSpaces(spaces)} before it if it continues the text above.`
  } Otherwise delete it, or turn it into a comment with #.`,
})

export const missingColon = (sign = ''): Message => ({
  code: 'yaml/missing-colon',
  message: sign
    ? `This key is followed by ${sign} instead of a colon and a space.`
    : 'The colon after the key is missing.',
  hint: sign
    ? `Write a colon and a space instead of ${sign}.`
    : 'Write a colon and a space after the key.',
})

export const otherComment = (sign: string): Message => ({
  code: 'yaml/syntax',
  message: `In YAML, a comment starts with #, not with ${sign}.`,
  hint: `Write # instead of ${sign}, or delete the line.`,
})

export const mergeConflict = (): Message => ({
  code: 'yaml/syntax',
  message: 'This line is a merge conflict marker.',
  hint: 'Keep one of the two versions, and delete the other one and the marker lines.',
})

export const missingSpace = (found = ''): Message => ({
  code: 'yaml/missing-colon',
  message: isOddSpace(found)
    ? `The colon after this key is followed by ${describeSpace(found)}.`
    : 'The space after the colon is missing.',
  hint: isOddSpace(found) ? ORDINARY : 'Write a space after the colon.',
})

export const spaceAfterHyphen = (found = ''): Message => ({
  code: 'yaml/missing-colon',
  message: isOddSpace(found)
    ? `The hyphen of this list entry is followed by ${describeSpace(found)}.`
    : 'The space after the hyphen of this list entry is missing.',
  hint: isOddSpace(found) ? ORDINARY : 'Write a space after the hyphen.',
})

export const oddSpace = (found: string): Message => ({
  code: 'yaml/control-character',
  message: `This is ${describeSpace(found)}, which YAML does not treat as a space.`,
  hint: ORDINARY,
})

/** Unicode spaces other than U+0020, for use in a character class. */
export const ODD_SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000'

const ORDINARY = 'Replace it with an ordinary space.'

const isOddSpace = (found: string): boolean => new RegExp(`^[${ODD_SPACES}]`).test(found)

const describeSpace = (found: string): string => {
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `${/^[\u00a0\u202f]/.test(found) ? 'a no-break space' : 'an unusual space'} (U+${code})`
}

export const missingHyphen = (): Message => ({
  code: 'yaml/missing-hyphen',
  message: 'The hyphen before this list entry is missing.',
  hint: 'Write a hyphen and a space before it.',
})

/** @param column of the hyphen of the entry above, from 0 */
export const runTogetherEntry = (column: number | undefined): Message => ({
  code: 'yaml/indentation',
  message: 'This line looks like a list entry, but YAML reads it as part of the text above.',
  hint: `${
    column === undefined
      ? 'Start every entry of the list with a hyphen and a space, including the first one.'
      : `Start it with a hyphen and a space, with ${formatSpaces(column)} before the hyphen.`
  } If it belongs to the text above, put that whole text in double quotes.`,
})

export const bullet = (sign: string): Message => ({
  code: 'yaml/missing-hyphen',
  message: `This list entry starts with ${sign} instead of a hyphen and a space.`,
  hint: `Write a hyphen (-) instead of ${sign}.`,
})

export const missingComma = (sign = ''): Message => ({
  code: 'yaml/missing-comma',
  message: sign
    ? `Entries in braces or brackets are separated by commas, not by a ${sign === ';' ? 'semicolon' : 'period'}.`
    : 'A comma is missing between these entries in braces or brackets.',
  hint: sign ? 'Replace it with a comma.' : 'Write a comma before this word.',
})

export const commaInText = (text: string): Message => ({
  code: 'yaml/comma-in-text',
  message: `In braces, a comma ends the value, so "${text}" is cut off from the text before it.`,
  hint: /^\d+$/.test(text)
    ? 'Write a number with a decimal point (4.9). Put text that contains a comma in double quotes.'
    : 'Put the whole text in double quotes.',
})

export const brackets = (open: string): Message => ({
  code: 'yaml/brackets',
  message: `The closing ${open === '{' ? '}' : ']'} for this ${open} is missing.`,
  hint: `Add ${open === '{' ? '}' : ']'} where the group ends. If it is text, put the whole value in double quotes.`,
})

export const unopenedBracket = (close: string): Message => ({
  code: 'yaml/brackets',
  message: `This ${close} has no opening ${close === '}' ? '{' : '['}.`,
  hint: `Add ${close === '}' ? '{' : '['} where the group starts, or delete this ${close}.`,
})

export const badEscape = (): Message => ({
  code: 'yaml/escape',
  message: 'This is not a valid escape sequence.',
  hint: 'Write the backslash twice (\\\\), or put the text in single quotes. To use a file from your computer, copy it to the public folder and write its address, such as /images/name.jpg.',
})

export const duplicateKey = (key: string, firstLine: number, inList: boolean): Message => ({
  code: 'yaml/duplicate-key',
  message: `The key "${key}" is used twice in the same group.`,
  hint: `The first is on line ${firstLine}. Keep one and delete the other.${
    inList ? ' If a new list entry starts here, write a hyphen before its first line.' : ''
  }`,
})

export const alias = (sign: string): Message => ({
  code: 'yaml/alias',
  message: `In YAML, ${sign} at the beginning of a value starts ${sign === '*' ? 'an alias' : 'an anchor'}, which is not supported here.`,
  hint: 'If it is text, put the whole value in double quotes. To use a value in several places, define a variable or the defaults of a section type.',
})

export const tag = (): Message => ({
  code: 'yaml/tag',
  message: 'In YAML, ! at the beginning of a value starts a tag, which is not supported here.',
  hint: 'If it is text, put the whole value in double quotes.',
})

export const keyNotText = (): Message => ({
  code: 'yaml/key-not-text',
  message: 'This is not a valid key.',
  hint: 'Write a word, followed by a colon.',
})

export const controlCharacter = (code: number): Message =>
  isOddSpace(String.fromCharCode(code))
    ? oddSpace(String.fromCharCode(code))
    : {
        code: 'yaml/control-character',
        message: `There is an invisible character here (U+${code.toString(16).toUpperCase().padStart(4, '0')}).`,
        hint: 'Delete it. It may have been pasted from another program.',
      }

export const cutOff = (rest: string): Message => ({
  code: 'yaml/cut-off',
  message: `"${rest}" is read as a comment, because a # after a space starts a comment.`,
  hint: 'Put the whole value in double quotes. If it is a comment, write a space after the #.',
})

export const numberChanged = (written: string, read: string): Message => ({
  code: 'yaml/number-changed',
  message: `YAML reads ${written} as a number and would show it as ${read}.`,
  hint: `Put it in double quotes: "${written}".`,
})

export const curlyQuotes = (): Message => ({
  code: 'yaml/curly-quotes',
  message: 'Curly quotes do not quote a value in YAML. They would be shown on the page.',
  hint: 'Use straight quotes ("…"). To show curly quotes on the page, put straight quotes around the whole value.',
})

export const syntax = (): Message => ({
  code: 'yaml/syntax',
  message: 'There is a syntax error on this line.',
  hint: 'Check its indentation, colons and quotes.',
})

export const andMore = (lines: number): string =>
  `Fix this first: at least ${lines} more ${lines === 1 ? 'line has' : 'lines have'} syntax errors, which may result from this one.`
