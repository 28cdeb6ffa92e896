import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ImageSize } from '../model.ts'

/**
 * Every file under a public folder by its address, with the size of pictures.
 * @param folder the public folder; one that does not exist has no files
 */
export function readPublicFiles(folder: string): Map<string, ImageSize | null> {
  const files = new Map<string, ImageSize | null>()
  for (const name of list(folder)) {
    files.set(`/${name.split(sep).join('/')}`, sizeOf(join(folder, name)))
  }
  return files
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function sizeOf(path: string): ImageSize | null {
  if (path.endsWith('.svg')) return svgSize(readFileSync(path, 'utf8').slice(0, 2000))
  if (path.endsWith('.png')) return pngSize(readFileSync(path))
  if (/\.jpe?g$/.test(path)) return jpegSize(readFileSync(path))
  return path.endsWith('.webp') ? webpSize(readFileSync(path)) : null
}

/** Width and height of the root element, else of its viewBox (SVG 2, section 8). */
function svgSize(text: string): ImageSize | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const side = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(px)?"`).exec(root)?.[1])
  const box = /\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root)
  return size(side('width') || Number(box?.[1]), side('height') || Number(box?.[2]))
}

/** The IHDR chunk comes first (PNG, section 11.2.2). */
const pngSize = (bytes: Buffer): ImageSize | null =>
  bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG'
    ? size(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
    : null

/** The first frame header that is no Huffman table or arithmetic condition (JPEG, section B.2.2). */
function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return size(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** Lossy, lossless and extended WebP keep their size in different places (WebP container format). */
function webpSize(bytes: Buffer): ImageSize | null {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
  if (chunk === 'VP8 ')
    return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
  if (chunk !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
}

const size = (width: number, height: number): ImageSize | null =>
  width > 0 && height > 0 ? { width, height } : null
