import { crc32 } from 'node:zlib'
import { stripAuxiliaryItems } from './avif.ts'
import { createOrientationExif, readOrientation } from './exif.ts'
import { detectImageFormat } from './image-format.ts'

export interface StrippedImage {
  readonly bytes: Buffer
  /** The Exif orientation that browsers apply, 1 to 8. */
  readonly orientation: number
}

const PNG_SIGNATURE_BYTES = 8

/**
 * Removes location, camera, owner and other metadata from JPEG, PNG, WebP and AVIF; other files are returned unchanged.
 * Pixels, color profiles and orientation stay byte for byte: image libraries would encode lossy formats again.
 * @throws RangeError if the file is incomplete or invalid
 */
export function stripMetadata(file: Buffer): StrippedImage {
  switch (detectImageFormat(file)) {
    case 'jpg':
      return stripJpeg(file)
    case 'png':
      return stripPng(file)
    case 'webp':
      return stripWebp(file)
    case 'avif':
      return { bytes: stripAuxiliaryItems(file), orientation: 1 }
    default:
      return { bytes: file, orientation: 1 }
  }
}

const EXIF = 'Exif\0\0'
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** TEM, RST0 to RST7, SOI (ITU-T T.81, table B.1). */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Comments, and all APPn segments but JFIF, ICC profiles and Adobe. */
function isMetadata(marker: number, data: Buffer): boolean {
  if (marker === 0xfe) return true
  if (marker < 0xe0 || marker > 0xef || marker === 0xee) return false
  if (marker === 0xe0) return data.toString('latin1', 0, 4) !== 'JFIF'
  return marker !== 0xe2 || data.toString('latin1', 0, 11) !== 'ICC_PROFILE'
}

/** Also removes everything after the end of the image (ITU-T T.81, annex B). */
function stripJpeg(file: Buffer): StrippedImage {
  const parts: Buffer[] = []
  let orientation = 1
  let at = 2
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('Missing marker.')
    while (file.readUInt8(at + 1) === 0xff) at += 1
    const marker = file.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    const length = hasNoLength(marker) ? 0 : file.readUInt16BE(at + 2)
    const end = marker === START_OF_SCAN ? findScanEnd(file, at + 2 + length) : at + 2 + length
    const data = readPart(file, at + 4, at + 2 + length)
    if (marker === 0xe1 && data.toString('latin1', 0, 6) === EXIF)
      orientation = readOrientation(data.subarray(EXIF.length))
    if (!isMetadata(marker, data)) parts.push(readPart(file, at, end))
    at = end
  }
  const exif = createOrientationExif(orientation)
  const start = Buffer.from([0xff, 0xd8])
  const segment = exif && Buffer.concat([Buffer.from(EXIF, 'latin1'), exif])
  const head = segment ? [Buffer.from([0xff, 0xe1, 0, segment.length + 2]), segment] : []
  const end = Buffer.from([0xff, END_OF_IMAGE])
  return { bytes: Buffer.concat([start, ...head, ...parts, end]), orientation }
}

/** The index of the next marker. Zeros and restart markers belong to the scan. */
function findScanEnd(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('Incomplete image.')
}

function readPart(file: Buffer, start: number, end: number): Buffer {
  if (end < start - 2 || end > file.length) throw new RangeError('Incomplete image.')
  return file.subarray(start, end)
}

/** Exif, text and time chunks (PNG 3rd edition, section 11.3). */
const PNG_METADATA: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function stripPng(file: Buffer): StrippedImage {
  const parts: Buffer[] = [file.subarray(0, PNG_SIGNATURE_BYTES)]
  let orientation = 1
  let at = PNG_SIGNATURE_BYTES
  let name = ''
  while (name !== 'IEND') {
    const length = file.readUInt32BE(at)
    const chunk = readPart(file, at, at + 12 + length)
    name = chunk.toString('latin1', 4, 8)
    if (name === 'eXIf') orientation = readOrientation(chunk.subarray(8, 8 + length))
    const exif = name === 'eXIf' ? createOrientationExif(orientation) : undefined
    if (exif) parts.push(createPngChunk(name, exif))
    if (!PNG_METADATA.has(name)) parts.push(chunk)
    at += chunk.length
  }
  return { bytes: Buffer.concat(parts), orientation }
}

function createPngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Flags for Exif and XMP in an extended WebP. */
const WEBP_METADATA_FLAGS = 0x08 | 0x04
const RIFF_HEADER_BYTES = 12

/** Browsers differ on Exif orientation in WebP, so the image is shown as it is stored. */
function stripWebp(file: Buffer): StrippedImage {
  const end = file.readUInt32LE(4) + 8
  const parts: Buffer[] = []
  let hasImage = false
  for (let at = RIFF_HEADER_BYTES; at < end; ) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const data = readPart(file, at + 8, at + 8 + length)
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(createRiffChunk(name, data))
    hasImage ||= /^(VP8 |VP8L|ANMF)$/.test(name)
    at += 8 + length + (length % 2)
  }
  if (!hasImage) throw new RangeError('Incomplete image.')
  const [first] = parts
  if (first?.toString('latin1', 0, 4) === 'VP8X')
    first.writeUInt8(first.readUInt8(8) & ~WEBP_METADATA_FLAGS, 8)
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  return { bytes: createRiffChunk('RIFF', body), orientation: 1 }
}

function createRiffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
