/**
 * Pictures without what they tell of the place, the camera and the owner. Pixels, colour profiles and the
 * orientation stay, byte for byte.
 */
import { crc32 } from 'node:zlib'
import { isAvif, stripAuxiliaryItems } from './avif.ts'
import { createOrientationExif, readOrientation } from './exif.ts'

/** A picture that may be published. */
export interface StrippedImage {
  readonly bytes: Buffer
  /** How browsers turn it, as Exif counts: 1 is upright. */
  readonly orientation: number
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * A JPEG, PNG, WebP or AVIF without metadata; files of other types as they are.
 * @throws RangeError if the file ends too early or is not built like its type
 */
export function stripMetadata(file: Buffer): StrippedImage {
  if (file.readUInt16BE(0) === 0xffd8) return stripJpeg(file)
  if (file.subarray(0, 8).equals(PNG)) return stripPng(file)
  if (isAvif(file)) return { bytes: stripAuxiliaryItems(file), orientation: 1 }
  const isWebp =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? stripWebp(file) : { bytes: file, orientation: 1 }
}

const EXIF = 'Exif\0\0'
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** Markers without a length (ITU-T T.81, table B.1): TEM, RST0 to RST7, SOI. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** What is said about a JPEG beside its pixels and colours: APPn but JFIF, ICC and Adobe; comments. */
function isMetadata(marker: number, data: Buffer): boolean {
  if (marker === 0xfe) return true
  if (marker < 0xe0 || marker > 0xef || marker === 0xee) return false
  if (marker === 0xe0) return data.toString('latin1', 0, 4) !== 'JFIF'
  return marker !== 0xe2 || data.toString('latin1', 0, 11) !== 'ICC_PROFILE'
}

/** Segment by segment (ITU-T T.81, annex B). What follows the end of the picture is another file: it goes, too. */
function stripJpeg(file: Buffer): StrippedImage {
  const kept: Buffer[] = []
  let orientation = 1
  let at = 2
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('There is no marker where one has to be.')
    // Any number of fill bytes may stand before a marker.
    while (file.readUInt8(at + 1) === 0xff) at += 1
    const marker = file.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    const length = hasNoLength(marker) ? 0 : file.readUInt16BE(at + 2)
    const end = marker === START_OF_SCAN ? endOfScan(file, at + 2 + length) : at + 2 + length
    const data = readPart(file, at + 4, at + 2 + length)
    if (marker === 0xe1 && data.toString('latin1', 0, 6) === EXIF)
      orientation = readOrientation(data.subarray(EXIF.length))
    if (!isMetadata(marker, data)) kept.push(readPart(file, at, end))
    at = end
  }
  const exif = createOrientationExif(orientation)
  const start = Buffer.from([0xff, 0xd8])
  const segment = exif && Buffer.concat([Buffer.from(EXIF, 'latin1'), exif])
  const head = segment ? [Buffer.from([0xff, 0xe1, 0, segment.length + 2]), segment] : []
  const end = Buffer.from([0xff, END_OF_IMAGE])
  return { bytes: Buffer.concat([start, ...head, ...kept, end]), orientation }
}

/** Where the next marker stands after the data of a scan: zeros and restarts belong to the data. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]
    if (next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('The picture has no end.')
}

/** A part that has to be there. */
function readPart(file: Buffer, start: number, end: number): Buffer {
  if (end < start - 2 || end > file.length) throw new RangeError('A part is cut off.')
  return file.subarray(start, end)
}

/** Texts, the time and Exif (PNG 3rd edition, section 11.3). */
const PNG_METADATA: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function stripPng(file: Buffer): StrippedImage {
  const kept: Buffer[] = [file.subarray(0, PNG.length)]
  let orientation = 1
  let at = PNG.length
  let name = ''
  while (name !== 'IEND') {
    const length = file.readUInt32BE(at)
    const chunk = readPart(file, at, at + 12 + length)
    name = chunk.toString('latin1', 4, 8)
    if (name === 'eXIf') orientation = readOrientation(chunk.subarray(8, 8 + length))
    const exif = name === 'eXIf' ? createOrientationExif(orientation) : undefined
    if (exif) kept.push(pngChunk(name, exif))
    if (!PNG_METADATA.has(name)) kept.push(chunk)
    at += chunk.length
  }
  return { bytes: Buffer.concat(kept), orientation }
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Flags of an extended WebP that say that there is Exif, and XMP (WebP container, extended file format). */
const WEBP_METADATA_FLAGS = 0x08 | 0x04
const RIFF_HEAD = 12

/** Browsers do not agree whether Exif turns a WebP: without it, all of them show it as it is stored. */
function stripWebp(file: Buffer): StrippedImage {
  const end = file.readUInt32LE(4) + 8
  const kept: Buffer[] = []
  let hasImage = false
  for (let at = RIFF_HEAD; at < end; ) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const data = readPart(file, at + 8, at + 8 + length)
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(riffChunk(name, data))
    hasImage ||= /^(VP8 |VP8L|ANMF)$/.test(name)
    at += 8 + length + (length % 2)
  }
  if (!hasImage) throw new RangeError('The picture is cut off.')
  const [first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X')
    first.writeUInt8(first.readUInt8(8) & ~WEBP_METADATA_FLAGS, 8)
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  return { bytes: riffChunk('RIFF', body), orientation: 1 }
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
