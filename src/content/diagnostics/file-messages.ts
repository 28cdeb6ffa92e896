import { didYouMean } from './schema-messages.ts'
import type { Message } from './span-diagnostic.ts'

export const builtFile = (address: string): Message => ({
  code: 'file/built',
  message: `The file public${address} has the same address as a file that the build generates.`,
  hint: 'Delete or rename it.',
})

/** @param source the file whose compressed form gets this address */
export const compressedFile = (address: string, source: string): Message => ({
  code: 'file/built',
  message: `The file public${address} has the same address as the compressed form of public${source}, which the build generates.`,
  hint: 'Delete or rename it.',
})

/** @param why the end of a sentence */
export const faultyFile = (address: string, why: string): Message => ({
  code: 'link/dead',
  message: `The file public${address} is not published: ${why}.`,
  hint: 'Replace or rename the file, or link to something else.',
})

export const leftOut = (address: string, why: string): Message => ({
  code: 'file/left-out',
  message: `The file public${address} is not published: ${why}.`,
  hint: 'Replace, rename or delete it.',
})

export const reservedName = (address: string): Message => ({
  code: 'file/not-portable',
  message: `Windows cannot store the file public${address}: this name is reserved for a device.`,
  hint: 'Rename the file.',
})

export const sameNameInOtherCase = (address: string, other: string): Message => ({
  code: 'file/not-portable',
  message: `The files public${other} and public${address} have names that differ in case only.`,
  hint: 'Rename one of them: Windows and macOS keep only one of the two.',
})

/** @param why the end of a sentence */
export const faultyStyleSheet = (address: string, why: string): Message => ({
  code: 'theme/css',
  message: `The style sheet public${address} cannot be used: ${why}.`,
  hint: 'Correct the file. Files that it loads must be in public/.',
})

export const missingStyleSheet = (address: string, meant: string | undefined): Message => ({
  code: 'theme/css',
  message: `The style sheet public${address} does not exist.`,
  hint: meant ? didYouMean(meant) : 'Add the file, or remove theme.css.',
})
