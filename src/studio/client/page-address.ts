import type { ListedPage } from '../protocol/state.ts'

const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  '&': ' and ',
}

/**
 * Uses the folder of the current page and the spelling of the other addresses; adds a number if the address is taken.
 * @returns only the folder if the title has no letters or digits
 */
export function proposeAddress(title: string, path: string, pages: readonly ListedPage[]): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1) || '/'
  const hasCapitals = pages.some((page) => /\/\p{Lu}[^/]*$/u.test(page.path))
  const plain = title
    .trim()
    .replace(/[äöüßæøå&]/gi, (letter) => spell(letter))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const words = plain.match(/[a-z\d]+/gi) ?? []
  const slug = words.map((word) => (hasCapitals ? capitalize(word) : word.toLowerCase())).join('-')
  const taken = new Set(pages.map((page) => page.path.toLowerCase()))
  const isTaken = (address: string) => slug !== '' && taken.has(address.toLowerCase())
  let address = folder + slug
  for (let number = 2; isTaken(address); number += 1) address = `${folder}${slug}-${number}`
  return address
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function spell(letter: string): string {
  const spelling = SPELLINGS[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? spelling : capitalize(spelling)
}
