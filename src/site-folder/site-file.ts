import { isUtf8 } from 'node:buffer'
import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { LastResult } from '../content/memoize-last.ts'

/** The text of a file. @throws if its bytes are no UTF-8: they would not come back as they are */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('The file is not saved as UTF-8.')
  return bytes.toString('utf8')
}

/** Writes a text in place of another, as long as that still stands in the file. @returns whether it did */
export function replaceIfUnchanged(path: string, before: string, after: string): boolean {
  if (readText(path) !== before) return false
  writeAtomically(path, after)
  return true
}

/**
 * Puts a text in the place of a file at once: who reads it finds the old text or the new one, also if the machine fails
 * meanwhile. The file keeps its mode, and a link goes on leading to it.
 */
export function writeAtomically(path: string, text: string): void {
  const file = realpathSync(path)
  const { mode } = statSync(file)
  const next = join(dirname(file), `.${randomBytes(6).toString('hex')}.tmp`)
  try {
    const handle = openSync(next, 'wx', mode)
    try {
      const bytes = Buffer.from(text, 'utf8')
      for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
      fchmodSync(handle, mode & 0o7777)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    // A file that nobody may write is not replaced either.
    closeSync(openSync(file, 'r+'))
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}

/** A short name for a text. */
export const getTextVersion = (text: string): string =>
  newest.getOrCompute(text, () =>
    createHash('sha256').update(text).digest('base64url').slice(0, 16),
  )

/** The text that was asked for last is asked for again: the next edit begins with it. */
const newest = new LastResult<string, string>()
