import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Representation } from '../contract/manifest.ts'

/** @param file relative to a folder */
export type Write = (file: string, body: Buffer) => Representation

export interface WrittenFile {
  readonly file: string
  readonly bytes: number
}

/** Writes synchronously, which takes less time for small files. @param onWritten receives each file */
export const createWriter = (folder: string, onWritten: (file: WrittenFile) => void): Write => {
  const folders = new Set<string>()
  return (file, body) => {
    const path = join(folder, file)
    const parent = dirname(path)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    // Fail if two addresses map to the same file.
    writeFileSync(path, body, { flag: 'wx' })
    onWritten({ file, bytes: body.length })
    const hash = createHash('sha256').update(body).digest('base64url')
    return { file, etag: `"${hash}"`, bytes: body.length }
  }
}
