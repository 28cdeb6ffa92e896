import type { Message } from './span-diagnostic.ts'

export const missingOrigin = (origin: string): Message => ({
  code: 'site/no-origin',
  message: `The address of the site is not set, so links for search engines use ${origin}.`,
  hint: 'Add "origin: https://www.example.com" under publication, with the address of your site.',
})

export const formerIsPage = (address: string, page: string, line: number): Message => ({
  code: 'route/former-address',
  message: `The address ${address} cannot redirect or be gone: it belongs to the page ${page}.`,
  hint: `The page is on line ${line}. Delete this entry, or give that page another path.`,
})

export const formerTwice = (address: string, line: number): Message => ({
  code: 'route/former-address',
  message: `The address ${address} is listed twice under "formerly" or "gone".`,
  hint: `The first entry is on line ${line}. Delete one of the two.`,
})

export const formerIsFile = (address: string, file: string): Message => ({
  code: 'route/former-address',
  message: `The address ${address} cannot redirect: the built site has a file at ${file}.`,
  hint: 'Delete this entry, or move the file.',
})

export const formerIsBuilt = (address: string): Message => ({
  code: 'route/former-address',
  message: `The address ${address} is reserved for files that configure the server.`,
  hint: 'Delete this entry.',
})

export const formerNotText = (): Message => ({
  code: 'route/former-address',
  message: 'This address has a character that cannot be part of an address.',
  hint: 'Write the address again, or delete this entry.',
})

export const formerTooLong = (maxBytes: number): Message => ({
  code: 'route/former-address',
  message: `A part of this address has more than ${maxBytes} bytes. Such an address cannot be a file on most hosts.`,
  hint: 'Delete this entry.',
})

export const lostAddresses = (addresses: readonly string[]): Message => ({
  code: 'route/lost',
  message:
    addresses.length === 1
      ? `The address ${addresses[0]} was published before and now leads nowhere.`
      : `These addresses were published before and now lead nowhere: ${addresses.join(', ')}.`,
  hint:
    addresses.length === 1
      ? 'Add it to "formerly" of the page that replaces it, or to "gone".'
      : 'Add each to "formerly" of the page that replaces it, or to "gone".',
})

export const noDrawing = (src: string, why: string): Message => ({
  code: 'image/logo',
  message: `The file public${src} cannot be the logo: ${why}.`,
  hint: 'Use an SVG file with a viewBox that contains only shapes: convert text to paths, and fill each shape with one color.',
})
