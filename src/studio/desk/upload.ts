import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sizeOf } from '../../content/resolve/named-file.ts'
import { detectImageType, readImageSize } from '../../site-folder/image-dimensions.ts'
import type { Places } from '../../site-folder/places.ts'
import { stripMetadata } from '../../site-folder/strip-metadata.ts'
import type { LiveSite } from '../live-site.ts'
import { activeIn } from './active-svg.ts'
import type { Answer, ListedPicture, PictureWish, Upload } from './messages.ts'
import { addFile, isFolder, plainName } from './new-file.ts'

/** How large a picture may be that is taken in: what a camera makes. */
export const MOST_PICTURE_BYTES = 12 * 1024 * 1024

/** What needs more memory than that keeps a build from ending. */
const MOST_PIXELS = 100e6

/** Where new pictures go that have no neighbours. */
const OWN_FOLDER = 'pictures'

/**
 * Takes a picture into the public folder, and puts its address into the site file. If that is refused, nothing is left.
 * @param grant writes the site file
 */
export async function takeIn(
  { name, content, wish }: Upload,
  { siteDir, publicDir }: Pick<Places, 'siteDir' | 'publicDir'>,
  live: Pick<LiveSite, 'readPublicFiles'>,
  grant: (wish: PictureWish) => Answer,
): Promise<Answer> {
  let picture: Picture
  try {
    picture = pictureIn(Buffer.from(content, 'base64'))
  } catch (error) {
    return refused(`The file ${name} cannot be taken: ${wordsOf(error)}.`)
  }
  const folder = folderFor(siteDir, wish.was.src)
  if (!folder) return refused(`The folder for pictures is a link to another place: ${publicDir}.`)
  try {
    const { bytes, ending } = picture
    const file = addFile(join(publicDir, ...folder), plainName(name), ending, bytes)
    await live.readPublicFiles()
    const src = `/${[...folder, file.name].join('/')}`
    const answer = grant({ ...wish, value: { ...wish.value, src } })
    if (answer.ok) return answer
    file.remove()
    await live.readPublicFiles()
    return answer
  } catch (error) {
    return refused(`The picture could not be kept: ${wordsOf(error)}`)
  }
}

interface Picture {
  readonly bytes: Buffer
  readonly ending: string
}

/** A picture without what it tells of its place and owner. @throws with the end of a sentence about the file */
function pictureIn(file: Buffer): Picture {
  if (file.length > MOST_PICTURE_BYTES) throw new Error('it is too large')
  const ending = detectImageType(file)
  const { width, height } = readImageSize(`.${ending}`, file)
  if (ending === 'svg') {
    const fault = activeIn(file.toString('utf8'))
    if (fault) throw new Error(fault)
    return { bytes: file, ending }
  }
  if (width * height > MOST_PIXELS) throw new Error(`it is ${width} × ${height} px large`)
  return { bytes: stripMetadata(file).bytes, ending }
}

/** Beside the picture that stood there before; undefined where that would lead out of the folder of the site. */
function folderFor(siteDir: string, src: string): readonly string[] | undefined {
  const beside = src.split('/').slice(1, -1)
  const isPlain = beside.length > 0 && beside.every((name) => /^\w[\w -]*$/.test(name))
  if (isPlain && isFolder(siteDir, ['public', ...beside])) return beside
  return isFolder(siteDir, ['public', OWN_FOLDER]) === false ? undefined : [OWN_FOLDER]
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const refused = (message: string): Answer => ({ ok: false, diagnostics: [{ message, hint: '' }] })

/** The pictures that can be chosen. */
export function picturesIn(
  publicDir: string,
  live: Pick<LiveSite, 'publicFiles'>,
): ListedPicture[] {
  return [...live.publicFiles].flatMap(([address, file]) => {
    const size = sizeOf(file)
    if (!size) return []
    const bytes = statSync(join(publicDir, address), { throwIfNoEntry: false })?.size
    return [{ address, ...size, bytes }]
  })
}
