const SYLLABLES = ['ka', 'lo', 'mi', 'nu', 'pe', 'ra', 'si', 'to', 'vu', 'ze']

/** A word that no other number has. */
export const distinctWord = (number: number): string =>
  [...`${number}`.padStart(2, '0')].map((digit) => SYLLABLES[Number(digit)]).join('')

/** Between two words in small letters, never inside of braces, addresses or keys. */
const GAP = /(?<=[a-z]) (?=[a-z]{3,} )/

const DESCRIPTION = /^( {4}description: )"?(.*?)"?$/m
const TITLE = /^( {4}title: ).*$/m
const NAME = /^( {4}name: ).*\n/m
/** What search results show. */
const LONGEST = 120

/** The same page with other sentences, title and description: no text that two pages share is left. */
export function distinct(page: string, number: number): string {
  const word = distinctWord(number)
  const path = /path: \/(\S*)/.exec(page)?.[1] ?? ''
  return page
    .split(/(?<=[.!?"] |\n)/)
    .map((sentence) => sentence.replace(GAP, ` ${word} `))
    .join('')
    .replace(NAME, '')
    .replace(TITLE, (_, key: string) => `${key}${path.slice(0, 50)} ${word}`)
    .replace(DESCRIPTION, (_, key: string, text: string) => {
      const plain = text.replace(/[{}"\\]/g, '').slice(0, LONGEST)
      return `${key}"${plain.trimEnd()}, ${word}, one of many pages."`
    })
}
