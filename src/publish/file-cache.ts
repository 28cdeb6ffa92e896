/** Keeps pictures from build to build, by the names of their files. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What no build has asked for in this time is removed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export interface FileCache {
  /** Reads a picture when it is needed, and not before: there may be thousands. Undefined if it is not there. */
  readonly get: (name: string) => (() => Buffer) | undefined
  readonly put: (name: string, body: Buffer) => Promise<void>
}

/** A store in a folder, which is made if it is not there. Several builds may use it at the same time. */
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
        // Not there: it is drawn again.
        return undefined
      }
    },
    put: async (name, body) => {
      // Under another name first, so that nobody reads half a picture.
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, body)
      await rename(draft, join(folder, name))
    },
  }
}

/**
 * A file of the site that is read when it is published.
 * @param immutable whether its address changes with it
 */
export const createLazyFile = (address: string, read: () => Buffer, immutable = false) => ({
  address,
  immutable,
  get body() {
    return read()
  },
})
