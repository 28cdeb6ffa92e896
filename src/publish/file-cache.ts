/** Caches images between builds, by file name. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that no build has used for this time are deleted. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export interface FileCache {
  /**
   * Returns a function that reads the file on demand, because there may be thousands. Undefined for unknown names.
   */
  readonly get: (name: string) => (() => Buffer) | undefined
  readonly put: (name: string, body: Buffer) => Promise<void>
}

/** Creates the folder if needed. Several builds may use it at the same time. */
export function openFileCache(folder: string, now = Date.now()): FileCache {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && now - found.mtimeMs > MAX_AGE_MS) void rm(path, { force: true })
  }
  return {
    get: (name) => {
      const path = join(folder, name)
      try {
        utimesSync(path, now / 1000, now / 1000)
        return () => readFileSync(path)
      } catch {
        // Missing: render it again.
        return undefined
      }
    },
    put: async (name, body) => {
      // Write to a temporary file and rename it, so that no process reads an incomplete image.
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, body)
      await rename(draft, join(folder, name))
    },
  }
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
