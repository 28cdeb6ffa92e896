/** Exif as far as browsers obey it: which way up a picture stands (Exif 2.3, tag 274; TIFF 6.0, section 2). */

const ORIENTATION = 0x0112
const UPRIGHT = 1
const ENTRY_BYTES = 12

/**
 * How a picture is turned: 1 as it is, 6 a quarter turn clockwise, and so on up to 8.
 * @param tiff the data of Exif; whatever cannot be read says nothing
 */
export function readOrientation(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let index = 0; index < short(first); index++) {
      const at = first + 2 + index * ENTRY_BYTES
      if (short(at) !== ORIENTATION) continue
      const value = short(at + 8)
      return value >= 1 && value <= 8 ? value : UPRIGHT
    }
  } catch {
    // Cut off or no TIFF.
  }
  return UPRIGHT
}

/** Exif that tells the orientation and nothing else; undefined for a picture that stands upright as it is. */
export function createOrientationExif(orientation: number): Buffer | undefined {
  if (orientation === UPRIGHT) return undefined
  // Big-endian; one directory at 8 with one entry: the tag, SHORT, one value; no further directory.
  return Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
}

/** Whether a picture lies on its side, so that its width is what is stored as its height. */
export const swapsAxes = (orientation: number): boolean => orientation >= 5
