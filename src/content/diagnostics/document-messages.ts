import type { Message } from './span-diagnostic.ts'

export const directive = (): Message => ({
  code: 'yaml/directive',
  message: 'A line that starts with % is a YAML directive, which is not supported here.',
  hint: 'Delete the line.',
})

export const severalDocuments = (): Message => ({
  code: 'yaml/several-documents',
  message: 'This line starts a second YAML document. Only one is allowed.',
  hint: 'Delete this line, or everything after it.',
})

export const notUtf8 = (): Message => ({
  code: 'yaml/encoding',
  message: 'The file is not encoded in UTF-8.',
  hint: 'Save the file with UTF-8 encoding, then check that accented letters are still right.',
})

export const empty = (): Message => ({
  code: 'yaml/empty',
  message: 'The file contains no keys and values.',
  hint: 'Start with a key such as "company:".',
})

export const fileTooLarge = (limit: string): Message => ({
  code: 'yaml/file-too-large',
  message: `The file is larger than ${limit}, the limit for a site file.`,
  hint: 'Check for content that was pasted by mistake.',
})

export const mapTooLarge = (limit: number): Message => ({
  code: 'yaml/map-too-large',
  message: `This list or group has more than ${limit} entries, which is the limit.`,
  hint: 'Check for content that was pasted by mistake.',
})

export const tooDeep = (limit: number): Message => ({
  code: 'yaml/too-deep',
  message: `Values are nested more than ${limit} levels deep.`,
  hint: 'Check for brackets or hyphens that were pasted by mistake.',
})
