import { createHmac, randomBytes } from 'node:crypto'

const SECRET = randomBytes(32)
const LENGTH = 16

/** Replaces personal data such as an IP address by a keyed hash that is stable within this process. */
export const pseudonymize = (text: string): string =>
  createHmac('sha256', SECRET).update(text).digest('base64url').slice(0, LENGTH)
