/** Caches results between builds, by name. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that no build has used for this time are deleted. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** A used file gets a new date only after this time. */
const TOUCH_AFTER_MS = 24 * 60 * 60 * 1000

export interface FileCache {
  /** Undefined if the file is unknown or damaged. */
  readonly read: (name: string) => Buffer | undefined
  readonly put: (name: string, body: Buffer) => Promise<void>
}

const CHECKSUM_BYTES = 32

const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest()

/** Creates the folder if needed. Several builds may use it at the same time. */
export function openFileCache(folder: string, now = Date.now()): FileCache {
  mkdirSync(folder, { recursive: true })
  const ages = new Map<string, number>()
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) continue
    const age = now - found.mtimeMs
    if (age > MAX_AGE_MS) void rm(path, { force: true, recursive: true })
    else ages.set(file, age)
  }
  return {
    read: (name) => {
      const age = ages.get(name)
      if (age === undefined) return undefined
      const path = join(folder, name)
      try {
        const file = readFileSync(path)
        const body = file.subarray(CHECKSUM_BYTES)
        if (!checksum(body).equals(file.subarray(0, CHECKSUM_BYTES))) return undefined
        if (age > TOUCH_AFTER_MS) utimesSync(path, now / 1000, now / 1000)
        return body
      } catch {
        // Deleted meanwhile.
        return undefined
      }
    },
    put: async (name, body) => {
      // Write to a temporary file and rename it, so that no process reads an incomplete file.
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, Buffer.concat([checksum(body), body]))
      await rename(draft, join(folder, name))
      ages.set(name, 0)
    },
  }
}

/** @throws if the file was deleted or damaged since it was found */
export function readAgain(cache: FileCache, name: string): Buffer {
  const body = cache.read(name)
  if (!body) throw new Error(`${name} was removed from the cache during the build. Build again.`)
  return body
}

/**
 * A file that is read during publication.
 * @param immutable whether its address changes with its content
 */
export const createLazyFile = (address: string, read: () => Buffer, immutable = false) => ({
  address,
  immutable,
  get body() {
    return read()
  },
})
