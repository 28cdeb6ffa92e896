import { keepIfUnambiguous } from '../suggest.ts'
import type { Message } from './span-diagnostic.ts'

export const didYouMean = (word: string): string => `Did you mean "${word}"?`

export const formatNames = (names: readonly string[], max = 12): string =>
  names.length > max
    ? `${names.slice(0, max).join(', ')} and ${names.length - max} more`
    : names.join(', ')

export const unknownKey = (
  key: string,
  meant: string | undefined,
  known: readonly string[],
): Message => ({
  code: 'schema/unknown-key',
  message: `Unknown key "${key}".`,
  hint: meant
    ? didYouMean(meant)
    : known.length > 0
      ? `Keys allowed here: ${formatNames(known)}.`
      : 'Delete it.',
  replacement: keepIfUnambiguous(key, meant, known),
})

export const misplacedKey = (key: string, place: string): Message => ({
  code: 'schema/unknown-key',
  message: `The key "${key}" does not belong here.`,
  hint: `Write it ${place}.`,
})

export const renamedKey = (key: string, name: string): Message => ({
  code: 'schema/unknown-key',
  message: `The key "${key}" is now called "${name}".`,
  hint: `Write "${name}".`,
  replacement: name,
  isRename: true,
})

export const renamedValue = (value: string, name: string): Message => ({
  code: 'schema/not-allowed',
  message: `The value "${value}" is now called "${name}".`,
  hint: `Write "${name}".`,
  replacement: name,
  isRename: true,
})

export const otherKey = (key: string, needed: string, about: string | undefined): Message => ({
  code: 'schema/unknown-key',
  message: `Unknown key "${key}".`,
  hint: `The key "${needed}" is required here${about ? `: ${about}` : '.'}`,
})

export const missingKey = (key: string, about: string | undefined): Message => ({
  code: 'schema/missing-key',
  message: `The required key "${key}" is missing.`,
  hint: about ? `${key}: ${about}` : `Add a line "${key}: …".`,
})

export const noValue = (key: string): Message => ({
  code: 'schema/no-value',
  message: `"${key}" has no value.`,
  hint: 'Write a value after the colon, or delete the line.',
})

export const emptyEntry = (): Message => ({
  code: 'schema/no-value',
  message: 'This list entry is empty.',
  hint: 'Write a value after the hyphen, or delete the line.',
})

export const wrongType = (needed: string, found: string, hint: string | undefined): Message => ({
  code: 'schema/wrong-type',
  message: `Expected ${needed}, found ${found}.`,
  hint,
})

export const otherForm = (key: string, found: string, about: string | undefined): Message => ({
  code: 'schema/wrong-type',
  message: `The value of "${key}" cannot be ${found}.`,
  hint: about,
})

export const notAllowed = (
  found: string,
  allowed: readonly string[],
  { name, replacement }: SuggestedType,
): Message => ({
  code: 'schema/not-allowed',
  message: `"${found}" is not an allowed value.`,
  hint: name ? didYouMean(name) : formatAllowed(allowed),
  replacement,
})

const formatAllowed = (allowed: readonly string[]): string =>
  allowed.length === 1 && allowed[0] === 'true'
    ? 'Write true, or delete the line.'
    : `Allowed values: ${formatNames(allowed)}.`

/** @param size the minimum, or the exact number */
export const tooFew = (what: Sized, size: number | bigint, exactly: boolean): Message => ({
  code: 'schema/too-few',
  message:
    what === 'number'
      ? `This number is too small. The minimum is ${size}.`
      : `This ${what} is too short. It needs ${exactly ? 'exactly' : 'at least'} ${count(what, size)}.`,
})

/** @param size the maximum, or the exact number */
export const tooMany = (what: Sized, size: number | bigint, exactly: boolean): Message => ({
  code: 'schema/too-many',
  message:
    what === 'number'
      ? `This number is too large. The maximum is ${size}.`
      : `This ${what} is too long. It may have ${exactly ? 'exactly' : 'at most'} ${count(what, size)}.`,
})

export type Sized = 'text' | 'list' | 'group' | 'number'

function count(what: Sized, size: number | bigint): string {
  if (what === 'text') return `${size} ${Number(size) === 1 ? 'character' : 'characters'}`
  return `${size} ${Number(size) === 1 ? 'entry' : 'entries'}`
}

export const format = (message: string, meant?: string): Message => ({
  code: 'schema/format',
  message,
  hint: meant && didYouMean(meant),
})

export const fault = (
  message: string,
  hint: string | undefined,
  replacement: string | undefined,
): Message => ({
  code: 'schema/format',
  message,
  hint: replacement === undefined ? hint : didYouMean(replacement),
  replacement,
})

interface SuggestedType {
  readonly name: string | undefined
  readonly replacement: string | undefined
}

export const unknownKind = (
  kind: string,
  { name: meant, replacement }: SuggestedType,
  known: readonly string[],
): Message => ({
  code: 'section/unknown-kind',
  message: `Unknown section kind "${kind}".`,
  hint: meant ? didYouMean(meant) : `Available kinds: ${formatNames(known, 30)}.`,
  replacement,
})

export const unknownType = (
  type: string,
  { name: meant, replacement }: SuggestedType,
  known: readonly string[],
): Message => ({
  code: 'section/unknown-type',
  message: `Unknown section type "${type}".`,
  hint: meant
    ? didYouMean(meant)
    : `Available types (your own under sectionTypes, and all kinds): ${formatNames(known, 40)}.`,
  replacement,
})

export const wrongCount = (type: string, field: string, count: string, found: number): Message => ({
  code: 'section/broken-promise',
  message: `A section of type "${type}" must have ${count} ${field}, but this one has ${found}.`,
  hint: `Add or remove ${field}, or change the count under sectionTypes → ${type} → counts.`,
})

export const countUpsideDown = (): Message => format('"from" must not be larger than "to".')
