/** Exif 2.3, tag 274. */
const ORIENTATION = 0x0112
const DEFAULT_ORIENTATION = 1
const ENTRY_BYTES = 12

/** @param tiff Exif data (TIFF 6.0, section 2). @returns 1 (upright) to 8; 1 if the data cannot be read */
export function readOrientation(tiff: Buffer): number {
  try {
    const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
    const readShort = (at: number) =>
      isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
    const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let index = 0; index < readShort(directory); index++) {
      const at = directory + 2 + index * ENTRY_BYTES
      if (readShort(at) !== ORIENTATION) continue
      const value = readShort(at + 8)
      return value >= 1 && value <= 8 ? value : DEFAULT_ORIENTATION
    }
  } catch {}
  return DEFAULT_ORIENTATION
}

/** Exif data with the orientation only; undefined for upright images. */
export function createOrientationExif(orientation: number): Buffer | undefined {
  if (orientation === DEFAULT_ORIENTATION) return undefined
  return Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
}

export const swapsAxes = (orientation: number): boolean => orientation >= 5
