/** A part of a HEIF container such as AVIF (ISO/IEC 14496-12; 23008-12, annex A). */
interface Box {
  readonly name: string
  readonly start: number
  readonly end: number
}

const FULL_BOX_HEADER_BYTES = 4

const AUXILIARY_TYPE = /^(Exif|mime)$/

/** Major and compatible brands of a container; empty for other files. */
export function readBrands(file: Buffer): readonly string[] {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(file.readUInt32BE(0), file.length)
  const brands = [file.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4))
  return brands
}

/** Overwrites metadata with zeros, so that all offsets stay valid. @throws RangeError if the file is incomplete */
export function stripAuxiliaryItems(file: Buffer): Buffer {
  const meta = readBoxes(file, 0, file.length).find(({ name }) => name === 'meta')
  if (!meta) return file
  const boxes = readBoxes(file, meta.start + FULL_BOX_HEADER_BYTES, meta.end)
  const findBox = (name: string) => boxes.find((box) => box.name === name)
  const [itemInfo, itemLocations] = [findBox('iinf'), findBox('iloc')]
  if (!itemInfo || !itemLocations) return file
  const auxiliary = findAuxiliaryItems(file, itemInfo)
  const stripped = Buffer.from(file)
  for (const { item, start, length, isInItemData } of readExtents(file, itemLocations)) {
    const from = start + (isInItemData ? (findBox('idat')?.start ?? 0) : 0)
    if (auxiliary.has(item)) stripped.fill(0, from, from + length)
  }
  return stripped
}

/** @throws RangeError if a box is incomplete */
export function readBoxes(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const shortSize = file.readUInt32BE(at)
    const size = shortSize === 1 ? Number(file.readBigUInt64BE(at + 8)) : shortSize || to - at
    if (size < 8 || at + size > to) throw new RangeError('Incomplete box.')
    const start = at + (shortSize === 1 ? 16 : 8)
    boxes.push({ name: file.toString('latin1', at + 4, at + 8), start, end: at + size })
    at += size
  }
  return boxes
}

function findAuxiliaryItems(file: Buffer, { start, end }: Box): ReadonlySet<number> {
  const first = start + FULL_BOX_HEADER_BYTES + (file.readUInt8(start) === 0 ? 2 : 4)
  const ids = readBoxes(file, first, end).flatMap(({ start: at }) => {
    // The id, 16 bits of protection, and the type.
    const idBytes = file.readUInt8(at) < 3 ? 2 : 4
    const typeAt = at + FULL_BOX_HEADER_BYTES + idBytes + 2
    const isAuxiliary = AUXILIARY_TYPE.test(file.toString('latin1', typeAt, typeAt + 4))
    return isAuxiliary ? [file.readUIntBE(at + FULL_BOX_HEADER_BYTES, idBytes)] : []
  })
  return new Set(ids)
}

/** The byte ranges of all items (`iloc`). */
function readExtents(file: Buffer, { start }: Box) {
  const version = file.readUInt8(start)
  let at = start + FULL_BOX_HEADER_BYTES
  const readNumber = (bytes: number): number => {
    at += bytes
    if (bytes === 0) return 0
    return bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes)
  }
  const [offsetSizes, baseSizes] = [readNumber(1), readNumber(1)]
  const idBytes = version < 2 ? 2 : 4
  return Array.from({ length: readNumber(idBytes) }, () => {
    const item = readNumber(idBytes)
    const isInItemData = version > 0 && (readNumber(2) & 15) === 1
    readNumber(2)
    const base = readNumber(baseSizes >> 4)
    return Array.from({ length: readNumber(2) }, () => {
      if (version > 0) readNumber(baseSizes & 15)
      const offset = base + readNumber(offsetSizes >> 4)
      return { item, isInItemData, start: offset, length: readNumber(offsetSizes & 15) }
    })
  }).flat()
}
