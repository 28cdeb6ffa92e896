import { createHmac } from 'node:crypto'
import { PARAMETERS, type Submission } from './values.ts'

export const DEDUPE_WINDOW_MS = 24 * 3600 * 1000

/** Hashes that recognize a request that is sent again, for example by a reload. */
export interface DedupeKeys {
  /** Of the values in the current window; unique in the store. */
  readonly key: string
  /** Of the same values in the previous window. */
  readonly previousKey: string
}

/** Ignores white space at the ends, Unicode composition and the case of the email address. */
const normalizeValues = (submission: Submission): string => {
  const { form, answers = [], token = '' } = submission
  const values = PARAMETERS.map((name) => {
    const text = submission[name].normalize('NFC').trim()
    return name === 'email' ? text.toLowerCase() : text
  })
  if (form === undefined) return JSON.stringify(values)
  return JSON.stringify([form, token, values, answers.map(({ label, value }) => [label, value])])
}

/** @param at time of receipt in ms */
export const createDedupeKeys = (
  submission: Submission,
  secret: string,
  at: number,
): DedupeKeys => {
  const text = normalizeValues(submission)
  const window = Math.floor(at / DEDUPE_WINDOW_MS)
  const createKey = (index: number) =>
    createHmac('sha256', secret).update(`${index}\n${text}`).digest('base64url')
  return { key: createKey(window), previousKey: createKey(window - 1) }
}
