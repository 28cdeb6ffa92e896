import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicFile } from '../content/model.ts'
import { findNameFault, isIgnored } from './file-names.ts'
import { readFont } from './font.ts'
import { isImageName, readImageSize } from './image-dimensions.ts'
import { stripMetadata } from './strip-metadata.ts'

/**
 * Every file under a public folder by its address, with the size of pictures and the letters of fonts, or why it cannot be published. Never throws:
 * whatever lies there, the files beside it are told. What systems and editors leave behind is left out.
 * @param folder the public folder; one that does not exist has no files
 */
export async function readPublicFiles(folder: string): Promise<Map<string, PublicFile>> {
  const files = new Map<string, PublicFile>()
  for await (const [address, file] of walkFiles(folder, '')) {
    if (!files.has(address)) files.set(address, file)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The addresses of the files that are published. */
export const publishedAddresses = (files: ReadonlyMap<string, PublicFile>): string[] =>
  [...files].flatMap(([address, file]) => (file && 'fault' in file ? [] : [address]))

async function* walkFiles(
  folder: string,
  above: string,
): AsyncGenerator<[address: string, file: PublicFile]> {
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(folder)
  } catch (error) {
    // There need not be a public folder.
    if (above !== '' || getErrorCode(error) !== 'ENOENT')
      yield [above || '/', { fault: `it cannot be read (${getErrorCode(error)})` }]
    return
  }
  for (const entry of entries) {
    const { name } = entry
    if (isIgnored(name)) continue
    // Macs write an umlaut as two characters, everybody else as one.
    const address = `${above}/${name.normalize('NFC')}`
    const fault = findNameFault(name) ?? findKindFault(entry)
    if (fault) yield [address, { fault }]
    else if (entry.isDirectory()) yield* walkFiles(join(folder, name), address)
    else yield [address, await readCached(join(folder, name))]
  }
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true })
type Entry = ReturnType<typeof readEntries>[number]

function findKindFault(entry: Entry): string | undefined {
  if (entry.isDirectory()) {
    return isImageName(entry.name) || isFontName(entry.name) ? 'it is a folder' : undefined
  }
  if (entry.isSymbolicLink()) return 'it is a link to another place on this computer'
  return entry.isFile() ? undefined : 'it is no file'
}

const isFontName = (name: string): boolean => /\.woff2$/i.test(name)

/** What files were when they were last read: all of them are looked at again after every change of one. */
const fileCache = new Map<string, { readonly stamp: string; readonly file: PublicFile }>()

async function readCached(path: string): Promise<PublicFile> {
  try {
    const stamp = getStamp(statSync(path))
    const before = fileCache.get(path)
    if (before?.stamp === stamp) return before.file
    const file = await readFileInfo(path)
    fileCache.set(path, { stamp, file })
    return file
  } catch (error) {
    return { fault: `it cannot be read (${getErrorCode(error)})` }
  }
}

const getStamp = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  [mtimeMs, ctimeMs, size, ino].join()

async function readFileInfo(path: string): Promise<PublicFile> {
  const isPicture = isImageName(path)
  if (!isPicture && !isFontName(path)) return null
  const body = readFileSync(path)
  try {
    if (isPicture) return readImageSize(path, body)
    return { characters: (await readFont(body)).characters }
  } catch (error) {
    const why = isPicture && error instanceof Error ? error.message : 'it is no WOFF2 font'
    return { fault: why }
  }
}

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/**
 * The file at an address.
 * @param address decoded, as `readPublicFiles` gives it
 * @throws if there is none
 */
export const readPublicFile = (folder: string, address: string): Buffer =>
  readFileSync(resolveAddress(folder, address))

/**
 * A file as it is published: pictures without the place where they were taken.
 * @throws if there is none, or it is half a picture
 */
export function readPublishedFile(folder: string, address: string): Buffer {
  const body = readPublicFile(folder, address)
  return isImageName(address) ? stripMetadata(body).bytes : body
}

/** The place of a file, whose name may be written in other characters than its address. */
function resolveAddress(folder: string, address: string): string {
  let path = folder
  for (const name of address.split('/').slice(1)) {
    const isSo = existsSync(join(path, name))
    const own = isSo
      ? name
      : readEntries(path).find((one) => one.name.normalize('NFC') === name)?.name
    path = join(path, own ?? name)
  }
  return path
}
