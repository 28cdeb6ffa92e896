import type { Message } from './span-diagnostic.ts'

/** @param origin the fallback */
export const noOrigin = (origin: string): Message => ({
  code: 'site/no-origin',
  message: `The address of the site is not set, so links for search engines use ${origin}.`,
  hint: 'Add "origin: https://www.example.com" under publication, with the address of your site.',
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

export const noDrawing = (src: string, why: string): Message => ({
  code: 'image/logo',
  message: `The file public${src} cannot be the logo: ${why}.`,
  hint: 'Use an SVG file with a viewBox that contains only shapes: convert text to paths, and fill each shape with one colour.',
})
