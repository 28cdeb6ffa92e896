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

/** Letters that are written as two where there are only plain ones. */
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

/** As long as names of files are read at a glance. */
const MAX_NAME_LENGTH = 60

/** A name without its ending and its folders, in small plain letters, figures and hyphens. */
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
  return plain || 'picture'
}

/**
 * Whether every folder of a path below a root is a folder of its own, and no link to another place.
 * @returns undefined where one of them is not there
 */
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

/** A file that was not there before. */
export interface NewFile {
  readonly name: string
  /** Takes the file back, and its folder if that was made for it and is empty. */
  readonly remove: () => void
}

/**
 * Puts a file into a folder, never over another one: a number is added to its name. Who finds it finds all of it.
 * @param folder is made if it is not there
 */
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

/** Takes a name that no file has, by an empty file that is replaced at once: nobody else can take it meanwhile. */
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
    // Somebody else has put something into it.
  }
}
