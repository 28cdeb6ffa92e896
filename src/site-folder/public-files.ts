import { existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { PublicFile } from '../content/model.ts'
import { getErrorCode } from '../contract/error-code.ts'
import { findNameFault, isIgnored } from './file-names.ts'
import { readFont } from './font.ts'
import { isImageName, readImageSize } from './image-dimensions.ts'
import { stripMetadata } from './strip-metadata.ts'

/** By address: the size of an image, the characters of a font, or why a file cannot be published. Never throws. */
export async function readPublicFiles(folder: string): Promise<Map<string, PublicFile>> {
  const files = new Map<string, PublicFile>()
  for await (const [address, file] of walkFiles({ root: folder, folder, address: '' })) {
    if (!files.has(address)) files.set(address, file)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const publishedAddresses = (files: ReadonlyMap<string, PublicFile>): string[] =>
  [...files].flatMap(([address, file]) => (file && 'fault' in file ? [] : [address]))

interface Position {
  readonly root: string
  readonly folder: string
  /** Address of `folder`; empty for the root. */
  readonly address: string
}

async function* walkFiles({
  root,
  folder,
  address: parent,
}: Position): AsyncGenerator<[address: string, file: PublicFile]> {
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(folder)
  } catch (error) {
    // The public folder is optional.
    if (parent !== '' || getErrorCode(error) !== 'ENOENT')
      yield [parent || '/', { fault: `it cannot be read (${getErrorCode(error)})` }]
    return
  }
  for (const entry of entries) {
    const { name } = entry
    if (isIgnored(name)) continue
    // macOS decomposes umlauts.
    const address = `${parent}/${name.normalize('NFC')}`
    const path = join(folder, name)
    const fault = findNameFault(name) ?? findKindFault(entry, path, root)
    if (fault) yield [address, { fault }]
    else if (entry.isDirectory()) yield* walkFiles({ root, folder: path, address })
    else yield [address, await readCached(path)]
  }
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true })
type Entry = ReturnType<typeof readEntries>[number]

function findKindFault(entry: Entry, path: string, root: string): string | undefined {
  if (entry.isDirectory()) {
    return isImageName(entry.name) || isFontName(entry.name) ? 'it is a folder' : undefined
  }
  if (entry.isSymbolicLink()) return findLinkFault(path, root)
  return entry.isFile() ? undefined : 'it is not a regular file'
}

/** Symbolic links are followed if they lead to a file inside the public folder. */
function findLinkFault(path: string, root: string): string | undefined {
  try {
    const target = realpathSync(path)
    if (!target.startsWith(realpathSync(root) + sep))
      return 'it is a link to a place outside the public folder'
    return statSync(target).isFile() ? undefined : 'it is a link to a folder'
  } catch {
    return 'it is a broken link'
  }
}

const isFontName = (name: string): boolean => /\.woff2$/i.test(name)

export interface FileInfo {
  /** Changes with the file. */
  readonly stamp: string
  readonly file: PublicFile
}

/** By path, since the whole folder is read again after every change. */
export const fileInfos = new Map<string, FileInfo>()

async function readCached(path: string): Promise<PublicFile> {
  try {
    const stats = statSync(path)
    const { size } = stats
    const stamp = getStamp(stats)
    const cached = fileInfos.get(path)
    if (cached?.stamp === stamp) return cached.file
    const file = await readFileInfo(path, size)
    fileInfos.set(path, { stamp, file })
    return file
  } catch (error) {
    return { fault: `it cannot be read (${getErrorCode(error)})` }
  }
}

const getStamp = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  [mtimeMs, ctimeMs, size, ino].join()

async function readFileInfo(path: string, bytes: number): Promise<PublicFile> {
  const isImage = isImageName(path)
  if (!isImage && !isFontName(path) && !path.endsWith('.css')) return { bytes }
  const body = readFileSync(path)
  if (path.endsWith('.css')) {
    const { findStyleFault } = await import('./style-sheet.ts')
    return { bytes, styleFault: findStyleFault(body) }
  }
  try {
    if (isImage) return { ...readImageSize(path, body), bytes }
    return { characters: (await readFont(body)).characters, bytes }
  } catch (error) {
    const reason = isImage && error instanceof Error ? error.message : 'it is not a WOFF2 font'
    return { fault: reason }
  }
}

/** @param address as returned by `readPublicFiles`. @throws if there is no such file */
export const readPublicFile = (folder: string, address: string): Buffer =>
  readFileSync(resolveAddress(folder, address))

/** Images without metadata. @throws if there is no such file, or if it is an incomplete image */
export function readPublishedFile(folder: string, address: string): Buffer {
  const body = readPublicFile(folder, address)
  return isImageName(address) ? stripMetadata(body).bytes : body
}

/** File names may be in another Unicode normalization form than addresses. */
function resolveAddress(folder: string, address: string): string {
  let path = folder
  for (const name of address.split('/').slice(1)) {
    const actualName = existsSync(join(path, name))
      ? name
      : readEntries(path).find((entry) => entry.name.normalize('NFC') === name)?.name
    path = join(path, actualName ?? name)
  }
  return path
}
