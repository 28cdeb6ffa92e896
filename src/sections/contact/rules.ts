/** The fields that may be wrong. */
export type Checked = 'email' | 'contact' | 'message'

/**
 * Bytes that a message takes in the query of a request.
 * @returns its length as a form encodes it (URL Standard, application/x-www-form-urlencoded)
 */
export const encodedBytes = (message: string): number =>
  new URLSearchParams([['', message]]).toString().length - 1

/**
 * Whether a value may be sent: an address has one at sign, a dot behind it and no spaces; a phone number
 * has digits only and may be missing; a message fits into the service's limit.
 */
export const isRight: Readonly<Record<Checked, (value: string, maxBytes: number) => boolean>> = {
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  contact: (value) => /^\d*$/.test(value),
  message: (value, maxBytes) => encodedBytes(value) <= maxBytes,
}

/** The checked fields in the order of the form. */
export const CHECKED = Object.keys(isRight) as readonly Checked[] // they are its only keys
