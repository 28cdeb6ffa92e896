import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { isReservedOnWindows } from '../../contract/portable-names.ts'

const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  þ: 'th',
}

const MAX_NAME_LENGTH = 60

/** Reduces a file name to lower-case ASCII letters, digits and hyphens, without folder and extension. */
export function toFileName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const plain = own
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøåœłđþ]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '')
  return plain === '' || isReservedOnWindows(plain) ? `picture${plain && `-${plain}`}` : plain
}

/** Rejects symbolic links. Undefined if a folder does not exist. */
export function isRealFolder(root: string, names: readonly string[]): boolean | undefined {
  let path = root
  for (const name of names) {
    path = join(path, name)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (!stats.isDirectory()) return false
  }
  return true
}

export interface NewFile {
  readonly name: string
  /** Deletes the file, and its folder if that was created for it and is empty. */
  readonly remove: () => void
}

/** Writes atomically; adds a number to an existing name. @param folder created if missing */
export function addFile(folder: string, stem: string, ending: string, bytes: Buffer): NewFile {
  const made = mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.${randomBytes(6).toString('hex')}.tmp`)
  let taken: string | undefined
  const remove = () => {
    rmSync(draft, { force: true })
    if (taken) rmSync(join(folder, taken), { force: true })
    if (made) removeEmpty(folder)
  }
  try {
    writeSynced(draft, bytes)
    taken = reserveName(folder, stem, ending)
    renameSync(draft, join(folder, taken))
    return { name: taken, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function writeSynced(path: string, bytes: Buffer): void {
  const handle = openSync(path, 'wx', 0o644)
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function reserveName(folder: string, stem: string, ending: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`
    try {
      closeSync(openSync(join(folder, name), 'wx', 0o644))
      return name
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // The folder is not empty.
  }
}
