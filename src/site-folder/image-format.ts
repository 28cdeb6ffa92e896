import { readBrands } from './avif.ts'

export type ImageFormat = 'avif' | 'gif' | 'jpg' | 'png' | 'svg' | 'webp'

const startsWith = (file: Buffer, bytes: string): boolean =>
  file.toString('latin1', 0, bytes.length) === bytes

/** By content, since file names are often wrong. */
export function detectImageFormat(file: Buffer): ImageFormat | undefined {
  if (startsWith(file, '\xff\xd8')) return 'jpg'
  if (startsWith(file, '\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(file.toString('latin1', 0, 6))) return 'gif'
  if (startsWith(file, 'RIFF') && file.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (readBrands(file).some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return /^[\s\ufeff]*</.test(file.toString('utf8', 0, 64)) ? 'svg' : undefined
}

const SIGNATURES: readonly (readonly [name: string, signature: RegExp])[] = [
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['JPEG XL', /^(?:\xff\n|\0\0\0\fJXL )/],
  ['JPEG 2000', /^\0\0\0\fjP {2}/],
  ['BMP', /^BM/],
  ['Photoshop', /^8BPS/],
  ['PDF', /^%PDF/],
]

/** The name of a known format that browsers do not show. */
export function detectUnsupportedFormat(file: Buffer): string | undefined {
  if (readBrands(file).some((brand) => /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)))
    return 'HEIC'
  const head = file.toString('latin1', 0, 16)
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

/** Image formats declare animations before the first frame. */
const HEAD_BYTES = 65_536

/** A GIF always counts as animated. */
export function isAnimated(file: Buffer): boolean {
  const head = file.toString('latin1', 0, HEAD_BYTES)
  switch (detectImageFormat(file)) {
    case 'gif':
      return true
    case 'png':
      return head.includes('acTL')
    case 'webp':
      return head.includes('ANIM')
    case 'avif':
      return readBrands(file).includes('avis')
    default:
      return false
  }
}
