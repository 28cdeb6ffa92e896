/** How large pictures are, as browsers show them. */
import { disableTypes, imageSize, types } from 'image-size'
import type { ImageSize } from '../content/model.ts'
import { swapsAxes } from './exif.ts'
import { stripMetadata } from './strip-metadata.ts'

const SUPPORTED_TYPES: readonly string[] = ['jpg', 'png', 'webp', 'gif', 'heif', 'svg']
disableTypes(types.filter((type) => !SUPPORTED_TYPES.includes(type)))

/** Names of files with pictures. */
export const isImageName = (name: string): boolean => /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(name)

/**
 * The size of a picture, in px, as it stands: turned if it says so.
 * @param name of the file, which tells drawings from photographs
 * @throws with the end of a sentence about the file: why it is no picture
 */
export function readImageSize(name: string, file: Buffer): ImageSize {
  if (file.length === 0) throw new Error('it is empty')
  return /\.svg$/i.test(name) ? readSvgSize(file.toString('utf8')) : readRasterSize(file)
}

/**
 * How the name of a file ends that has this in it. Whether it is whole, `pictureSize` says.
 * @throws with the end of a sentence about the file: why it is no picture
 */
export function detectImageType(file: Buffer): string {
  if (/^[\s\ufeff]*</.test(file.toString('utf8', 0, 64))) return 'svg'
  const { type } = attempt(() => imageSize(file), UNSUPPORTED)
  if (type === undefined || type === 'svg' || !isImageName(`.${type}`)) throw new Error(UNSUPPORTED)
  return type
}

function readRasterSize(file: Buffer): ImageSize {
  const { bytes, orientation } = attempt(() => stripMetadata(file), TRUNCATED)
  const { width, height, type } = attempt(() => imageSize(bytes), UNSUPPORTED)
  if (type === 'svg' || !(width > 0 && height > 0)) throw new Error(UNSUPPORTED)
  if (type === 'avif') attempt(() => assertCompleteBoxes(file), TRUNCATED)
  const isOnItsSide = type === 'avif' ? isRotated(file) : swapsAxes(orientation)
  return isOnItsSide ? { width: height, height: width } : { width, height }
}

const TRUNCATED = 'it ends too early, as if only a part of it had been copied'
const UNSUPPORTED = 'what is in it is no picture of a type that browsers show'

function attempt<T>(read: () => T, otherwise: string): T {
  try {
    return read()
  } catch (error) {
    throw new Error(otherwise, { cause: error })
  }
}

/** Whether an AVIF is shown a quarter turn from how it is stored (ISO/IEC 23008-12, section 6.5.10). */
function isRotated(file: Buffer): boolean {
  const at = file.indexOf('irot')
  const data = file.indexOf('mdat')
  return at !== -1 && (data === -1 || at < data) && file.readUInt8(at + 4) % 2 === 1
}

/** Every box has to be there to its end (ISO/IEC 14496-12, section 4.2). */
function assertCompleteBoxes(file: Buffer): void {
  for (let at = 0; at < file.length; ) {
    const short = file.readUInt32BE(at)
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || file.length - at
    at += size
    if (size < 8 || at > file.length) throw new RangeError('A box is cut off.')
  }
}

const ROOT = /<(?:[\w-]+:)?svg(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/y
const ROOT_END = /^<\/(?:[\w-]+:)?svg\s*>/
const NAMESPACE = /\sxmlns(?::[\w-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/

/** Width and height of the root element, else of its viewBox (SVG 2, section 8.2). */
function readSvgSize(text: string): ImageSize {
  ROOT.lastIndex = findRoot(text)
  const [whole, attributes = ''] = ROOT.exec(text) ?? []
  if (whole === undefined) throw new Error('it is no drawing: it does not begin with <svg …>')
  if (!whole.endsWith('/>') && !ROOT_END.test(text.slice(text.lastIndexOf('</'))))
    throw new Error(TRUNCATED)
  if (!NAMESPACE.test(attributes))
    throw new Error(
      'its <svg …> lacks xmlns="http://www.w3.org/2000/svg", without which no browser shows it',
    )
  // Shares of a place that is not known yet say nothing.
  const length = (name: string) =>
    /^\d*\.?\d+(e\d+)?[a-z]*$/i.exec(getAttribute(attributes, name))?.[0]
  const written = Object.entries({
    width: length('width'),
    height: length('height'),
    viewBox:
      getAttribute(attributes, 'viewBox')
        .trim()
        .replace(/[\s,]+/g, ' ') || undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
  const root = Buffer.from(`<svg${written.join('')}>`)
  const { width, height } = attempt(() => imageSize(root), NO_SIZE)
  if (!(width > 0 && height > 0)) throw new Error(NO_SIZE)
  return { width, height }
}

const NO_SIZE = 'its <svg …> says no size: it needs a width and a height, or a viewBox'

const getAttribute = (attributes: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return (found?.[1] ?? found?.[2] ?? '').trim()
}

const SPACE = /[\s\ufeff]*/y
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/iy

/** Behind comments, instructions and the document type, in which other roots may be named. */
function findRoot(text: string): number {
  const behind = (mark: string, at: number) => {
    const end = text.indexOf(mark, at)
    return end === -1 ? text.length : end + mark.length
  }
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
    DOCTYPE.lastIndex = at
    if (text.startsWith('<!--', at)) at = behind('-->', at)
    else if (text.startsWith('<?', at)) at = behind('?>', at)
    else if (DOCTYPE.test(text)) at = DOCTYPE.lastIndex
    else return at
  }
}
