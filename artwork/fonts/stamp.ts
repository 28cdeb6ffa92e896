/** Generated fonts, and how they are told from files that somebody has put in their place. */
import { createHash } from 'node:crypto'

const MARKER = 'made by npm run fonts: '

/** Places in the header of a file (WOFF 2.0, section 4): its length, and where its private data stands. */
const LENGTH = 8
const PRIVATE_OFFSET = 40
const PRIVATE_LENGTH = 44

/** Of all but the places in the header that speak of the marker itself. */
const markerOf = (body: Buffer): string => {
  const sum = createHash('sha256')
  sum.update(body.subarray(0, LENGTH)).update(body.subarray(LENGTH + 4, PRIVATE_OFFSET))
  return (
    MARKER +
    sum
      .update(body.subarray(PRIVATE_LENGTH + 4))
      .digest('hex')
      .slice(0, 16)
  )
}

/**
 * A font with a marker that says what it was made as, in the block of private data, which browsers skip.
 * @param font a WOFF2 file without private data
 */
export function stamped(font: Buffer): Buffer {
  // The block begins at a multiple of four bytes.
  const body = Buffer.alloc(Math.ceil(font.length / 4) * 4)
  font.copy(body)
  const marker = Buffer.from(markerOf(body))
  const file = Buffer.concat([body, marker])
  file.writeUInt32BE(file.length, LENGTH)
  file.writeUInt32BE(body.length, PRIVATE_OFFSET)
  file.writeUInt32BE(marker.length, PRIVATE_LENGTH)
  return file
}

/** Whether a file is as it was generated: its marker fits its content. */
export function isGenerated(file: Buffer): boolean {
  if (file.length < PRIVATE_LENGTH + 4) return false
  const offset = file.readUInt32BE(PRIVATE_OFFSET)
  const marker = file.toString('latin1', offset)
  return marker.startsWith(MARKER) && marker === markerOf(file.subarray(0, offset))
}
