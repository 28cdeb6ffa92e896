/** How large pictures are, as browsers show them. */
import { disableTypes, imageSize, types } from 'image-size'
import type { ImageSize } from '../content/model.ts'
import { isTurned } from './exif.ts'
import { withoutMetadata } from './without-metadata.ts'

const SHOWN: readonly string[] = ['jpg', 'png', 'webp', 'gif', 'heif', 'svg']
disableTypes(types.filter((type) => !SHOWN.includes(type)))

/** Names of files with pictures. */
export const isPictureName = (name: string): boolean =>
  /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(name)

/**
 * The size of a picture, in px, as it stands: turned if it says so.
 * @param name of the file, which tells drawings from photographs
 * @throws with the end of a sentence about the file: why it is no picture
 */
export function pictureSize(name: string, file: Buffer): ImageSize {
  if (file.length === 0) throw new Error('it is empty')
  return /\.svg$/i.test(name) ? drawingSize(file.toString('utf8')) : photographSize(file)
}

/**
 * How the name of a file ends that has this in it. Whether it is whole, `pictureSize` says.
 * @throws with the end of a sentence about the file: why it is no picture
 */
export function pictureEnding(file: Buffer): string {
  if (/^[\s\ufeff]*</.test(file.toString('utf8', 0, 64))) return 'svg'
  const { type } = attempt(() => imageSize(file), UNKNOWN)
  if (type === undefined || type === 'svg' || !isPictureName(`.${type}`)) throw new Error(UNKNOWN)
  return type
}

function photographSize(file: Buffer): ImageSize {
  const { bytes, orientation } = attempt(() => withoutMetadata(file), CUT)
  const { width, height, type } = attempt(() => imageSize(bytes), UNKNOWN)
  if (type === 'svg' || !(width > 0 && height > 0)) throw new Error(UNKNOWN)
  if (type === 'avif') attempt(() => wholeBoxes(file), CUT)
  const isOnItsSide = type === 'avif' ? isRotated(file) : isTurned(orientation)
  return isOnItsSide ? { width: height, height: width } : { width, height }
}

const CUT = 'it ends too early, as if only a part of it had been copied'
const UNKNOWN = 'what is in it is no picture of a type that browsers show'

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
function wholeBoxes(file: Buffer): void {
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
function drawingSize(text: string): ImageSize {
  ROOT.lastIndex = startOfRoot(text)
  const [whole, attributes = ''] = ROOT.exec(text) ?? []
  if (whole === undefined) throw new Error('it is no drawing: it does not begin with <svg …>')
  if (!whole.endsWith('/>') && !ROOT_END.test(text.slice(text.lastIndexOf('</'))))
    throw new Error(CUT)
  if (!NAMESPACE.test(attributes))
    throw new Error(
      'its <svg …> lacks xmlns="http://www.w3.org/2000/svg", without which no browser shows it',
    )
  // Shares of a place that is not known yet say nothing.
  const length = (name: string) =>
    /^\d*\.?\d+(e\d+)?[a-z]*$/i.exec(attributeOf(attributes, name))?.[0]
  const written = Object.entries({
    width: length('width'),
    height: length('height'),
    viewBox:
      attributeOf(attributes, 'viewBox')
        .trim()
        .replace(/[\s,]+/g, ' ') || undefined,
  }).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
  const root = Buffer.from(`<svg${written.join('')}>`)
  const { width, height } = attempt(() => imageSize(root), NO_SIZE)
  if (!(width > 0 && height > 0)) throw new Error(NO_SIZE)
  return { width, height }
}

const NO_SIZE = 'its <svg …> says no size: it needs a width and a height, or a viewBox'

const attributeOf = (attributes: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return (found?.[1] ?? found?.[2] ?? '').trim()
}

const SPACE = /[\s\ufeff]*/y
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/iy

/** Behind comments, instructions and the document type, in which other roots may be named. */
function startOfRoot(text: string): number {
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
