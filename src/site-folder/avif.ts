/** AVIFs as far as they tell more than the picture (ISO/IEC 14496-12, section 8.11; 23008-12, annex A). */

interface Box {
  readonly name: string
  /** Its content, in the file. */
  readonly start: number
  readonly end: number
}

/** Version and flags, with which some boxes begin. */
const FULL_BOX_HEADER_BYTES = 4

/** Exif, and XMP or another text of some type. */
const AUXILIARY_TYPE = /^(Exif|mime)$/

export const isAvif = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp'

/**
 * The same file with zeros in the place of its metadata: all that is behind it stays where others look for it.
 * @throws RangeError if it ends too early
 */
export function stripAuxiliaryItems(file: Buffer): Buffer {
  const meta = readBoxes(file, 0, file.length).find(({ name }) => name === 'meta')
  if (!meta) return file
  const boxes = readBoxes(file, meta.start + FULL_BOX_HEADER_BYTES, meta.end)
  const boxOf = (wanted: string) => boxes.find(({ name }) => name === wanted)
  const [infos, places] = [boxOf('iinf'), boxOf('iloc')]
  if (!infos || !places) return file
  const asides = findAuxiliaryItems(file, infos)
  const bare = Buffer.from(file)
  for (const { item, start, length, isInside } of readExtents(file, places)) {
    const from = start + (isInside ? (boxOf('idat')?.start ?? 0) : 0)
    if (asides.has(item)) bare.fill(0, from, from + length)
  }
  return bare
}

function readBoxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const short = file.readUInt32BE(at)
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || to - at
    if (size < 8 || at + size > to) throw new RangeError('A box is cut off.')
    const start = at + (short === 1 ? 16 : 8)
    found.push({ name: file.toString('latin1', at + 4, at + 8), start, end: at + size })
    at += size
  }
  return found
}

/** The numbers of the items that are no part of the picture. */
function findAuxiliaryItems(file: Buffer, { start, end }: Box): ReadonlySet<number> {
  const first = start + FULL_BOX_HEADER_BYTES + (file.readUInt8(start) === 0 ? 2 : 4)
  const items = readBoxes(file, first, end).flatMap(({ start: at }) => {
    // A number of 16 bits, or of 32; then 16 bits about protection, and the type.
    const bytes = file.readUInt8(at) < 3 ? 2 : 4
    const type = at + FULL_BOX_HEADER_BYTES + bytes + 2
    const isAside = AUXILIARY_TYPE.test(file.toString('latin1', type, type + 4))
    return isAside ? [file.readUIntBE(at + FULL_BOX_HEADER_BYTES, bytes)] : []
  })
  return new Set(items)
}

/** Where the bytes of all items lie. */
function readExtents(file: Buffer, { start }: Box) {
  const version = file.readUInt8(start)
  let at = start + FULL_BOX_HEADER_BYTES
  const number = (bytes: number): number => {
    at += bytes
    if (bytes === 0) return 0
    return bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes)
  }
  const [sizes, more] = [number(1), number(1)]
  const wide = version < 2 ? 2 : 4
  return Array.from({ length: number(wide) }, () => {
    const item = number(wide)
    const isInside = version > 0 && (number(2) & 15) === 1
    number(2)
    const base = number(more >> 4)
    return Array.from({ length: number(2) }, () => {
      if (version > 0) number(more & 15)
      const offset = base + number(sizes >> 4)
      return { item, isInside, start: offset, length: number(sizes & 15) }
    })
  }).flat()
}
