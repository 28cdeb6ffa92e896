/** Names for what must not be kept: the same for the same text, as long as this process lives. */
import { createHmac, randomBytes } from 'node:crypto'

/** Another in every process: what is kept in memory cannot be turned back, not even by trying. */
const SECRET = randomBytes(32)
const LENGTH = 16

/** A name that tells a text apart from others, and nothing about it. */
export const pseudonymize = (text: string): string =>
  createHmac('sha256', SECRET).update(text).digest('base64url').slice(0, LENGTH)
