import { keepIfUnambiguous } from '../suggest.ts'
import type { Message } from './span-diagnostic.ts'

/** What is said about values that do not fit the schema. */

export const didYouMean = (word: string): string => `Did you mean "${word}"?`

/** At most a few names in a sentence. */
export const list = (names: readonly string[], most = 12): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ')

export const unknownKey = (
  key: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'schema/unknown-key',
  message: `The key "${key}" is not known here.`,
  hint: meant ? didYouMean(meant) : known.length > 0 ? `Known here: ${list(known)}.` : 'Delete it.',
  replacement: keepIfUnambiguous(key, meant, known),
})

/** A key that stands where another one is needed, whose value would have to be another, too. */
export const otherKey = (key: string, needed: string, about: string | undefined): Message => ({
  code: 'schema/unknown-key',
  message: `The key "${key}" is not known here.`,
  hint: `Needed here is "${needed}"${about ? `: ${about}` : '.'}`,
})

export const missingKey = (key: string, about: string | undefined): Message => ({
  code: 'schema/missing-key',
  message: `The key "${key}" is missing here.`,
  hint: about ? `${key}: ${about}` : `Add a line "${key}: …".`,
})

export const noValue = (key: string): Message => ({
  code: 'schema/no-value',
  message: `"${key}" has no value.`,
  hint: 'Write a value behind the colon, or delete the line if it is not needed.',
})

/** A hyphen behind which nothing stands. */
export const emptyEntry = (): Message => ({
  code: 'schema/no-value',
  message: 'This entry of the list is empty.',
  hint: 'Write a value behind the hyphen, or delete the line.',
})

export const wrongType = (needed: string, found: string, hint: string | undefined): Message => ({
  code: 'schema/wrong-type',
  message: `Here is ${found}, but ${needed} is needed.`,
  hint,
})

/** A value of a key that can have several forms, of which this is none. */
export const otherForm = (key: string, found: string, about: string | undefined): Message => ({
  code: 'schema/wrong-type',
  message: `Here is ${found}, which cannot be the value of "${key}".`,
  hint: about,
})

export const notAllowed = (
  found: string,
  allowed: readonly string[],
  meant: string | undefined,
): Message => ({
  code: 'schema/not-allowed',
  message: `"${found}" is not possible here.`,
  hint: meant ? didYouMean(meant) : possible(allowed),
  replacement: keepIfUnambiguous(found, meant, allowed),
})

/** What is allowed. What can only be true need not stand there. */
const possible = (allowed: readonly string[]): string =>
  allowed.length === 1 && allowed[0] === 'true'
    ? 'Write true, or delete it.'
    : `Possible: ${list(allowed)}.`

/** @param size the least there has to be, or the exact number */
export const tooFew = (what: Sized, size: number | bigint, exactly: boolean): Message => ({
  code: 'schema/too-few',
  message:
    what === 'number'
      ? `This number is too small: the smallest possible is ${size}.`
      : `This ${what} is too short: it needs ${exactly ? 'exactly' : 'at least'} ${count(what, size)}.`,
})

/** @param size the most there may be, or the exact number */
export const tooMany = (what: Sized, size: number | bigint, exactly: boolean): Message => ({
  code: 'schema/too-many',
  message:
    what === 'number'
      ? `This number is too large: the largest possible is ${size}.`
      : `This ${what} is too long: it may have ${exactly ? 'exactly' : 'at most'} ${count(what, size)}.`,
})

export type Sized = 'text' | 'list' | 'group' | 'number'

function count(what: Sized, size: number | bigint): string {
  if (what === 'text') return `${size} ${Number(size) === 1 ? 'character' : 'characters'}`
  return `${size} ${Number(size) === 1 ? 'entry' : 'entries'}`
}

/** @param meant a text like the one that is wrong, in the form that is needed */
export const format = (message: string, meant?: string): Message => ({
  code: 'schema/format',
  message,
  hint: meant && didYouMean(meant),
})

export const unknownKind = (
  kind: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'section/unknown-kind',
  message: `There is no section kind "${kind}".`,
  hint: meant ? didYouMean(meant) : `Kinds: ${list(known, 30)}.`,
  replacement: keepIfUnambiguous(kind, meant, known),
})

export const unknownType = (
  type: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'section/unknown-type',
  message: `There is no section type "${type}".`,
  hint: meant
    ? didYouMean(meant)
    : `Types are those under sectionTypes, and the kinds: ${list(known, 40)}.`,
  replacement: keepIfUnambiguous(type, meant, known),
})

export const wrongCount = (type: string, field: string, count: string, found: number): Message => ({
  code: 'section/broken-promise',
  message: `A section of type "${type}" has ${count} ${field}, but here ${found === 1 ? 'is' : 'are'} ${found}.`,
  hint: `Add or remove ${field}, or change the count under sectionTypes → ${type} → counts.`,
})

export const countUpsideDown = (): Message =>
  format(
    'A count goes from the smaller number to the larger one, but here it is the other way round.',
  )
