import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getImageSize } from '../../content/resolve/public-file.ts'
import { detectImageType, readImageSize } from '../../site-folder/image-dimensions.ts'
import type { Places } from '../../site-folder/places.ts'
import { stripMetadata } from '../../site-folder/strip-metadata.ts'
import type { LiveSite } from '../live-site.ts'
import type { EditResponse, SetImage, UploadRequest } from '../protocol/edits.ts'
import type { ListedImage } from '../protocol/site-tools.ts'
import { findActiveContent } from './active-svg.ts'
import { addFile, isRealFolder, toFileName } from './new-file.ts'

/** Fits photos from cameras. */
export const MAX_IMAGE_BYTES = 12 * 1024 * 1024

/** Larger images need too much memory in the build. */
const MAX_PIXELS = 100e6

const DEFAULT_FOLDER = 'pictures'

/** If either write is refused, no file is left. @param apply writes the site file */
export async function saveUpload(
  { name, content, change }: UploadRequest,
  { siteDir, publicDir }: Pick<Places, 'siteDir' | 'publicDir'>,
  live: Pick<LiveSite, 'readPublicFiles'>,
  apply: (change: SetImage) => EditResponse,
): Promise<EditResponse> {
  let image: ImageFile
  try {
    image = readImage(Buffer.from(content, 'base64'))
  } catch (error) {
    return reject(`Could not upload ${name}: ${toMessage(error)}.`)
  }
  const folder = chooseFolder(siteDir, change.was.src)
  if (!folder) return reject('Could not upload the image: the image folder is a symbolic link.')
  try {
    const { bytes, extension } = image
    const file = addFile(join(publicDir, ...folder), toFileName(name), extension, bytes)
    await live.readPublicFiles()
    const src = `/${[...folder, file.name].join('/')}`
    const result = apply({ ...change, value: { ...change.value, src } })
    if (result.ok) return result
    file.remove()
    await live.readPublicFiles()
    return result
  } catch (error) {
    return reject(`Could not save the image: ${toMessage(error)}`)
  }
}

interface ImageFile {
  readonly bytes: Buffer
  readonly extension: string
}

/** Reads an image and removes its metadata. @throws Error with the end of a sentence */
function readImage(file: Buffer): ImageFile {
  if (file.length > MAX_IMAGE_BYTES) throw new Error('the file is too large')
  const extension = detectImageType(file)
  const { width, height } = readImageSize(`.${extension}`, file)
  if (extension === 'svg') {
    const fault = findActiveContent(file.toString('utf8'))
    if (fault) throw new Error(fault)
    return { bytes: file, extension }
  }
  if (width * height > MAX_PIXELS)
    throw new Error(`the image is too large (${width} × ${height} px)`)
  return { bytes: stripMetadata(file).bytes, extension }
}

/** The folder of the replaced image, or the default; undefined if it would lead out of the site folder. */
function chooseFolder(siteDir: string, src: string): readonly string[] | undefined {
  const beside = src.split('/').slice(1, -1)
  const isPlain = beside.length > 0 && beside.every((name) => /^\w[\w -]*$/.test(name))
  if (isPlain && isRealFolder(siteDir, ['public', ...beside])) return beside
  return isRealFolder(siteDir, ['public', DEFAULT_FOLDER]) === false ? undefined : [DEFAULT_FOLDER]
}

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const reject = (message: string): EditResponse => ({
  ok: false,
  diagnostics: [{ message, hint: '' }],
})

export function listImages(publicDir: string, live: Pick<LiveSite, 'publicFiles'>): ListedImage[] {
  return [...live.publicFiles].flatMap(([address, file]) => {
    const size = getImageSize(file)
    if (!size) return []
    const bytes = statSync(join(publicDir, address), { throwIfNoEntry: false })?.size
    return [{ address, ...size, bytes }]
  })
}
