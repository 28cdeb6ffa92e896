/** The fields that may be wrong. */
export type ValidatedField = 'email' | 'contact' | 'message'

/**
 * Bytes that a message takes in the query of a request.
 * @returns its length as a form encodes it (URL Standard, application/x-www-form-urlencoded)
 */
export const countEncodedBytes = (message: string): number =>
  new URLSearchParams([['', message]]).toString().length - 1

/**
 * The length of a message for people, and the length that it may have. The limit of bytes stays behind it: a message
 * that is too long for it may have as many characters as fit of this one, which are fewer where some take many bytes.
 * @returns both in characters (Unicode code points)
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

/**
 * Whether a value may be sent: an address has one at sign, a dot behind it and no spaces; a phone number
 * has digits only and may be missing; a message fits into the service's limit.
 */
export const validators: Readonly<
  Record<ValidatedField, (value: string, maxBytes: number) => boolean>
> = {
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  contact: (value) => /^\d*$/.test(value),
  message: (value, maxBytes) => countEncodedBytes(value) <= maxBytes,
}

/** The checked fields in the order of the form. */
export const VALIDATED_FIELDS = Object.keys(validators) as readonly ValidatedField[] // they are its only keys
