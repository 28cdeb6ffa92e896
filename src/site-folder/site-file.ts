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
import { LastResult } from './last-result.ts'

/** @throws if the file is not UTF-8, since it could not be written back unchanged */
export function readText(path: string): string {
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('The file is not saved as UTF-8.')
  return bytes.toString('utf8')
}

/** @returns whether the file still had the text `before` and was replaced */
export function replaceIfUnchanged(path: string, before: string, after: string): boolean {
  if (readText(path) !== before) return false
  writeAtomically(path, after)
  return true
}

/** Replaces a file atomically and durably. Keeps its mode, and follows symbolic links. */
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
    // Fail for a read-only file, which renaming would replace.
    closeSync(openSync(file, 'r+'))
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}

export const getTextVersion = (text: string): string =>
  newest.getOrCompute(text, () =>
    createHash('sha256').update(text).digest('base64url').slice(0, 16),
  )

/** The next edit needs the version of the same text again. */
const newest = new LastResult<string, string>()
