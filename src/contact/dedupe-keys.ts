/** Recognises a request that is sent again. */
import { createHmac } from 'node:crypto'
import { type ContactValues, PARAMETERS } from './values.ts'

/** The same values within this time are the same request. */
export const DEDUPE_WINDOW_MS = 24 * 3600 * 1000

export interface DedupeKeys {
  /** Unique in the store: of these values in the present window. */
  readonly key: string
  /** Of the same values in the window before: a repetition may come just after its edge. */
  readonly previousKey: string
}

/** Values that differ only in how they were typed or encoded are the same. */
const normalizeValues = (values: ContactValues): string =>
  JSON.stringify(
    PARAMETERS.map((name) => {
      const text = values[name].normalize('NFC').trim()
      return name === 'email' ? text.toLowerCase() : text
    }),
  )

/**
 * The keys of a request.
 * @param secret the store's own: without it, nobody can find out values by trying them
 * @param at when it arrived, in ms
 */
export const createDedupeKeys = (values: ContactValues, secret: string, at: number): DedupeKeys => {
  const text = normalizeValues(values)
  const window = Math.floor(at / DEDUPE_WINDOW_MS)
  const createKey = (index: number) =>
    createHmac('sha256', secret).update(`${index}\n${text}`).digest('base64url')
  return { key: createKey(window), previousKey: createKey(window - 1) }
}
