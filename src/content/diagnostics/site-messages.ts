import type { Message } from './span-diagnostic.ts'

/** What is said about the site as a whole: where it is published, its logo, the addresses that it had. */

/** @param origin what stands in for it */
export const noOrigin = (origin: string): Message => ({
  code: 'site/no-origin',
  message: `Nothing says where the site is published, so search engines are told ${origin}.`,
  hint: 'Write under publication: origin: https://www.example.com, with the address that the site will have.',
})

export const formerIsPage = (address: string, page: string, line: number): Message => ({
  code: 'route/former-address',
  message: `There is a page at ${page} again, so ${address} is no address from before.`,
  hint: `The page is on line ${line}. Delete this entry, or give that page another path.`,
})

export const formerTwice = (address: string, line: number): Message => ({
  code: 'route/former-address',
  message: `The address ${address} is named twice as one from before.`,
  hint: `The first is on line ${line}. An address leads to one page: delete one of the two.`,
})

export const lostAddress = (address: string): Message => ({
  code: 'route/lost',
  message: `The address ${address} was a page until now.`,
  hint: `Add it to "formerly" of the page that takes its place, or to "gone".`,
})

/** @param why the end of a sentence */
export const noDrawing = (src: string, why: string): Message => ({
  code: 'image/logo',
  message: `The file public${src} cannot be the logo: ${why}.`,
  hint: 'A logo is an SVG file of plain shapes with a viewBox: turn texts into paths, and fill shapes with one colour each.',
})
