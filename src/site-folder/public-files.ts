import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicFile } from '../content/model.ts'
import { faultOfName, isLitter } from './file-names.ts'
import { readFont } from './font.ts'
import { isPictureName, pictureSize } from './picture-size.ts'
import { withoutMetadata } from './without-metadata.ts'

/**
 * Every file under a public folder by its address, with the size of pictures and the letters of fonts, or why it cannot be published. Never throws:
 * whatever lies there, the files beside it are told. What systems and editors leave behind is left out.
 * @param folder the public folder; one that does not exist has no files
 */
export async function readPublicFiles(folder: string): Promise<Map<string, PublicFile>> {
  const files = new Map<string, PublicFile>()
  for await (const [address, file] of filesIn(folder, '')) {
    if (!files.has(address)) files.set(address, file)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The addresses of the files that are published. */
export const publishedAddresses = (files: ReadonlyMap<string, PublicFile>): string[] =>
  [...files].flatMap(([address, file]) => (file && 'fault' in file ? [] : [address]))

async function* filesIn(
  folder: string,
  above: string,
): AsyncGenerator<[address: string, file: PublicFile]> {
  let entries: ReturnType<typeof entriesOf>
  try {
    entries = entriesOf(folder)
  } catch (error) {
    // There need not be a public folder.
    if (above !== '' || codeOf(error) !== 'ENOENT')
      yield [above || '/', { fault: `it cannot be read (${codeOf(error)})` }]
    return
  }
  for (const entry of entries) {
    const { name } = entry
    if (isLitter(name)) continue
    // Macs write an umlaut as two characters, everybody else as one.
    const address = `${above}/${name.normalize('NFC')}`
    const fault = faultOfName(name) ?? faultOfKind(entry)
    if (fault) yield [address, { fault }]
    else if (entry.isDirectory()) yield* filesIn(join(folder, name), address)
    else yield [address, await fileAt(join(folder, name))]
  }
}

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true })
type Entry = ReturnType<typeof entriesOf>[number]

function faultOfKind(entry: Entry): string | undefined {
  if (entry.isDirectory()) {
    return isPictureName(entry.name) || isFontName(entry.name) ? 'it is a folder' : undefined
  }
  if (entry.isSymbolicLink()) return 'it is a link to another place on this computer'
  return entry.isFile() ? undefined : 'it is no file'
}

const isFontName = (name: string): boolean => /\.woff2$/i.test(name)

/** What files were when they were last read: all of them are looked at again after every change of one. */
const known = new Map<string, { readonly stamp: string; readonly file: PublicFile }>()

async function fileAt(path: string): Promise<PublicFile> {
  try {
    const stamp = stampOf(statSync(path))
    const before = known.get(path)
    if (before?.stamp === stamp) return before.file
    const file = await described(path)
    known.set(path, { stamp, file })
    return file
  } catch (error) {
    return { fault: `it cannot be read (${codeOf(error)})` }
  }
}

const stampOf = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  [mtimeMs, ctimeMs, size, ino].join()

async function described(path: string): Promise<PublicFile> {
  const isPicture = isPictureName(path)
  if (!isPicture && !isFontName(path)) return null
  const body = readFileSync(path)
  try {
    if (isPicture) return pictureSize(path, body)
    return { characters: (await readFont(body)).characters }
  } catch (error) {
    const why = isPicture && error instanceof Error ? error.message : 'it is no WOFF2 font'
    return { fault: why }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/**
 * The file at an address.
 * @param address decoded, as `readPublicFiles` gives it
 * @throws if there is none
 */
export const readPublicFile = (folder: string, address: string): Buffer =>
  readFileSync(pathOf(folder, address))

/**
 * A file as it is published: pictures without the place where they were taken.
 * @throws if there is none, or it is half a picture
 */
export function readPublished(folder: string, address: string): Buffer {
  const body = readPublicFile(folder, address)
  return isPictureName(address) ? withoutMetadata(body).bytes : body
}

/** The place of a file, whose name may be written in other characters than its address. */
function pathOf(folder: string, address: string): string {
  let path = folder
  for (const name of address.split('/').slice(1)) {
    const isSo = existsSync(join(path, name))
    const own = isSo
      ? name
      : entriesOf(path).find((one) => one.name.normalize('NFC') === name)?.name
    path = join(path, own ?? name)
  }
  return path
}
