import { createHash, randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Files that no build has used for this time are deleted. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

export interface FileCache {
  /** Undefined if the file is unknown, damaged or belongs to another name. */
  readonly read: (name: string) => Buffer | undefined
  readonly put: (name: string, body: Buffer) => void
  /** Deletes the files that were not used for the longest time. @param max number of files that remain */
  readonly prune: (max: number) => void
}

const CHECKSUM_BYTES = 32

const checksum = (name: string, body: Buffer): Buffer =>
  createHash('sha256').update(name).update(body).digest()

/** Creates the folder if needed. Several builds may use it at the same time. */
export function openFileCache(folder: string, now = Date.now()): FileCache {
  mkdirSync(folder, { recursive: true })
  const used = new Map<string, number>()
  const remove = (name: string) => {
    rmSync(join(folder, name), { force: true, recursive: true })
    used.delete(name)
  }
  for (const name of readdirSync(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (!found) continue
    if (now - found.mtimeMs > MAX_AGE_MS) remove(name)
    else used.set(name, found.mtimeMs)
  }
  return {
    read: (name) => {
      if (!used.has(name)) return undefined
      const path = join(folder, name)
      try {
        const file = readFileSync(path)
        const body = file.subarray(CHECKSUM_BYTES)
        if (!checksum(name, body).equals(file.subarray(0, CHECKSUM_BYTES))) return undefined
        if (used.get(name) !== now) utimesSync(path, now / 1000, now / 1000)
        used.set(name, now)
        return body
      } catch {
        // Deleted meanwhile.
        return undefined
      }
    },
    put: (name, body) => {
      // Write to a temporary file and rename it, so that no process reads an incomplete file.
      const draft = join(folder, `${randomUUID()}.draft`)
      writeFileSync(draft, Buffer.concat([checksum(name, body), body]))
      renameSync(draft, join(folder, name))
      used.set(name, now)
    },
    prune: (max) => {
      const newestFirst = [...used].sort(([, a], [, b]) => b - a)
      for (const [name] of newestFirst.slice(max)) remove(name)
    },
  }
}

/** @throws if the file was deleted or damaged since it was found */
export function readAgain(cache: FileCache, name: string): Buffer {
  const body = cache.read(name)
  if (!body) throw new Error(`${name} was removed from the cache during the build. Build again.`)
  return body
}

/** @param immutable whether the address changes with the content */
export const createLazyFile = (address: string, read: () => Buffer, immutable = false) => ({
  address,
  immutable,
  get body() {
    return read()
  },
})
