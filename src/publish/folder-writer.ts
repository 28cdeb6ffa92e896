import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Representation } from '../contract/manifest.ts'

/** @param file relative to a folder */
export type Write = (file: string, body: Buffer) => Promise<Representation>

/** A file of the output folder. */
export interface WrittenFile {
  readonly file: string
  readonly bytes: number
}

/** Creates each folder once. @param onWritten receives each file */
export const createWriter = (folder: string, onWritten: (file: WrittenFile) => void): Write => {
  const made = new Map<string, Promise<unknown>>()
  const make = (inside: string) => {
    const known = made.get(inside) ?? mkdir(inside, { recursive: true })
    made.set(inside, known)
    return known
  }
  return async (file, body) => {
    const path = join(folder, file)
    await make(dirname(path))
    // Fail if two addresses map to the same file.
    await writeFile(path, body, { flag: 'wx' })
    onWritten({ file, bytes: body.length })
    const hash = createHash('sha256').update(body).digest('base64url')
    return { file, etag: `"${hash}"`, bytes: body.length }
  }
}
