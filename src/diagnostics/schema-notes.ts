import type { Note } from './finding.ts'

/** What is said about values that do not fit the schema. */

export const didYouMean = (word: string): string => `Did you mean "${word}"?`

/** At most a few names in a sentence. */
const list = (names: readonly string[], most = 12): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ')

export const unknownKey = (
  key: string,
  meant: string | undefined,
  known: readonly string[],
): Note => ({
  code: 'schema/unknown-key',
  message: `The key "${key}" is not known here.`,
  hint: meant ? didYouMean(meant) : known.length > 0 ? `Known here: ${list(known)}.` : 'Delete it.',
})

export const missingKey = (key: string, about: string | undefined): Note => ({
  code: 'schema/missing-key',
  message: `The key "${key}" is missing here.`,
  hint: about ? `${key}: ${about}` : `Add a line "${key}: …".`,
})

export const noValue = (key: string): Note => ({
  code: 'schema/no-value',
  message: `"${key}" has no value.`,
  hint: 'Write a value behind the colon, or delete the line if it is not needed.',
})

export const wrongType = (needed: string, found: string, hint: string | undefined): Note => ({
  code: 'schema/wrong-type',
  message: `Here stands ${found}, but ${needed} is needed.`,
  hint,
})

export const notAllowed = (
  found: string,
  allowed: readonly string[],
  meant: string | undefined,
): Note => ({
  code: 'schema/not-allowed',
  message: `"${found}" is not possible here.`,
  hint: meant ? didYouMean(meant) : `Possible: ${list(allowed)}.`,
})

export const tooFew = (what: string, least: number | bigint, exactly: boolean): Note => ({
  code: 'schema/too-few',
  message: `This ${what} is too small: ${exactly ? 'it has to be' : 'at least'} ${least}${unit(what)} needed.`,
})

export const tooMany = (what: string, most: number | bigint, exactly: boolean): Note => ({
  code: 'schema/too-many',
  message: `This ${what} is too large: ${exactly ? 'it has to be' : 'at most'} ${most}${unit(what)} possible.`,
})

const unit = (what: string): string =>
  what === 'text' ? ' characters are' : what === 'list' ? ' entries are' : ' is'

export const format = (message: string): Note => ({ code: 'schema/format', message })

export const unknownKind = (
  kind: string,
  meant: string | undefined,
  known: readonly string[],
): Note => ({
  code: 'section/unknown-kind',
  message: `There is no section kind "${kind}".`,
  hint: meant ? didYouMean(meant) : `Kinds: ${list(known, 30)}.`,
})

export const unknownType = (
  type: string,
  meant: string | undefined,
  known: readonly string[],
): Note => ({
  code: 'section/unknown-type',
  message: `There is no section type "${type}".`,
  hint: meant ? didYouMean(meant) : `Types are defined under sectionTypes: ${list(known, 40)}.`,
})

export const brokenPromise = (
  type: string,
  field: string,
  promised: string,
  found: number,
): Note => ({
  code: 'section/broken-promise',
  message: `A section of type "${type}" promises ${promised} ${field}, but here ${found === 1 ? 'is' : 'are'} ${found}.`,
  hint: `Add or remove ${field}, or change the promise under sectionTypes → ${type} → promises.`,
})
