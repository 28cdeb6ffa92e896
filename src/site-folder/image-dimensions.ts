import { disableTypes, imageSize, types } from 'image-size'
import type { ImageSize } from '../content/model.ts'
import { readBoxes } from './avif.ts'
import { swapsAxes } from './exif.ts'
import { detectImageFormat, detectUnsupportedFormat, type ImageFormat } from './image-format.ts'
import { stripMetadata } from './strip-metadata.ts'
import { readSvgSize } from './svg-size.ts'

const SUPPORTED_TYPES: readonly string[] = ['jpg', 'png', 'webp', 'gif', 'heif', 'svg']
disableTypes(types.filter((type) => !SUPPORTED_TYPES.includes(type)))

export const isImageName = (name: string): boolean => /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(name)

const TRUNCATED = 'it is incomplete, as if only a part of it had been copied'
const UNSUPPORTED = 'its content is not an image of a type that browsers show'

/**
 * In px, after rotation. The extension of `name` tells SVG from raster images.
 * @throws an error whose message completes the sentence "The file cannot be shown: …"
 */
export function readImageSize(name: string, file: Buffer): ImageSize {
  if (file.length === 0) throw new Error('it is empty')
  const isSvgName = /\.svg$/i.test(name)
  const format = detectImageFormat(file)
  if (isSvgName !== (format === 'svg')) throw new Error(describeMismatch(file, isSvgName))
  return isSvgName ? readSvgSize(file.toString('utf8'), TRUNCATED) : readRasterSize(file)
}

/** By content; the file may be incomplete. @throws as `readImageSize` */
export function detectImageType(file: Buffer): ImageFormat {
  const format = detectImageFormat(file)
  if (!format) throw new Error(describeUnsupported(file))
  return format
}

function describeMismatch(file: Buffer, isSvgName: boolean): string {
  const format = detectImageFormat(file)
  if (format === 'svg') return 'it is an SVG image; change the end of its name to .svg'
  if (isSvgName && format)
    return `it is a ${format.toUpperCase()} image; change the end of its name to .${format}`
  return isSvgName && !detectUnsupportedFormat(file)
    ? 'it is not an SVG image: it does not begin with <svg …>'
    : describeUnsupported(file)
}

function describeUnsupported(file: Buffer): string {
  const format = detectUnsupportedFormat(file)
  return format
    ? `it is a ${format} file, which most browsers cannot show. Convert it to JPEG: open it in an image program (Preview, Photos, GIMP) and export it, or run: magick photo.${format === 'HEIC' ? 'heic' : 'tif'} photo.jpg`
    : UNSUPPORTED
}

function readRasterSize(file: Buffer): ImageSize {
  if (!detectImageFormat(file)) throw new Error(describeUnsupported(file))
  const { bytes, orientation } = rethrowAs(TRUNCATED, () => stripMetadata(file))
  const { width, height, type } = rethrowAs(UNSUPPORTED, () => imageSize(bytes))
  if (!(width > 0 && height > 0)) throw new Error(UNSUPPORTED)
  if (type === 'avif') rethrowAs(TRUNCATED, () => assertComplete(file))
  const isRotated = type === 'avif' ? isAvifRotated(file) : swapsAxes(orientation)
  return isRotated ? { width: height, height: width } : { width, height }
}

function rethrowAs<T>(message: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(message, { cause: error })
  }
}

/** Whether an AVIF is displayed with a quarter turn (`irot`, ISO/IEC 23008-12, section 6.5.10). */
function isAvifRotated(file: Buffer): boolean {
  const at = file.indexOf('irot')
  const data = file.indexOf('mdat')
  return at !== -1 && (data === -1 || at < data) && file.readUInt8(at + 4) % 2 === 1
}

/** @throws RangeError if a top-level box is incomplete */
function assertComplete(file: Buffer): void {
  if (readBoxes(file, 0, file.length).at(-1)?.end !== file.length)
    throw new RangeError('Incomplete box.')
}
