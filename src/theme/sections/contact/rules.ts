import { isEmail } from '../../../contract/request-text.ts'

export const VALIDATED_FIELDS = ['email', 'contact', 'message'] as const

export type ValidatedField = (typeof VALIDATED_FIELDS)[number]

/** Returns the length of a message in bytes, encoded as application/x-www-form-urlencoded. */
export const countEncodedBytes = (message: string): number =>
  new URLSearchParams([['', message]]).toString().length - 1

/**
 * Returns the length and the maximum length of a message in Unicode code points. The service limits bytes: for a
 * message that is too long, the maximum is the number of its code points that fit.
 */
export function countCharacters(
  message: string,
  maxBytes: number,
): { readonly length: number; readonly limit: number } {
  const characters = [...message]
  const { length } = characters
  if (countEncodedBytes(message) <= maxBytes) return { length, limit: maxBytes }
  let bytes = 0
  const limit = characters.findIndex((character) => {
    bytes += countEncodedBytes(character)
    return bytes > maxBytes
  })
  return { length, limit }
}

export const validators: Readonly<
  Record<ValidatedField, (value: string, maxBytes: number) => boolean>
> = {
  email: isEmail,
  contact: (value) => /^\d*$/.test(value),
  message: (value, maxBytes) => countEncodedBytes(value) <= maxBytes,
}
