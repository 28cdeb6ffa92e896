import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPublicFiles } from '../../src/build/public-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const read = (): Record<string, unknown> => Object.fromEntries(readPublicFiles(folder))

describe('the files', () => {
  test('are found in all folders, by their addresses and in order', () => {
    put('b.txt', 'b')
    put('deep/er/c d.txt', 'c')
    put('a.txt', 'a')
    expect([...readPublicFiles(folder).keys()]).toEqual(['/a.txt', '/b.txt', '/deep/er/c d.txt'])
  })

  test('are none where there is no folder', () => {
    expect(readPublicFiles(join(folder, 'nowhere')).size).toBe(0)
  })

  test('do not include folders, nor links out of the folder', () => {
    mkdirSync(join(folder, 'empty'))
    symlinkSync('/etc/hostname', join(folder, 'link.txt'))
    expect(read()).toEqual({})
  })
})

const svg = (attributes: string): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`

/** A PNG as far as its size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A JPEG with a comment and a table before its frame. */
function jpeg(width: number, height: number, frame = 0xc2): Uint8Array {
  const head = [0xff, 0xd8, 0xff, 0xfe, 0, 4, 65, 66, 0xff, 0xc4, 0, 3, 0]
  const sizes = [height >> 8, height & 255, width >> 8, width & 255]
  return Uint8Array.from([...head, 0xff, frame, 0, 11, 8, ...sizes, 1, 1, 0x11, 0])
}

/** A WebP of one of its three kinds. */
function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(40)
  bytes.write(`RIFF    WEBP${kind}`, 'latin1')
  if (kind === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3)
    bytes.writeUIntLE(height - 1, 27, 3)
  } else if (kind === 'VP8 ') {
    bytes.writeUInt16LE(width, 26)
    bytes.writeUInt16LE(height, 28)
  } else bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return bytes
}

describe('the size of a picture', () => {
  test.each([
    ['its width and height', 'a.svg', svg('width="640" height="480px" viewBox="0 0 4 3"')],
    ['its box, where it has no size', 'a.svg', svg('viewBox="-10 -5.5 640 480"')],
    [
      'its box, where its size is relative',
      'a.svg',
      svg('width="100%" height="100%" viewBox="0,0,640,480"'),
    ],
    ['its header', 'a.png', png(640, 480)],
    ['its frame', 'a.jpg', jpeg(640, 480)],
    ['its frame, with the longer ending', 'a.jpeg', jpeg(640, 480, 0xc0)],
    ['its chunk, with losses', 'a.webp', webp('VP8 ', 640, 480)],
    ['its chunk, without losses', 'a.webp', webp('VP8L', 640, 480)],
    ['its chunk, extended', 'a.webp', webp('VP8X', 640, 480)],
  ])('is read from %s (%s)', (_, name, content) => {
    put(name, content)
    expect(read()).toEqual({ [`/${name}`]: { width: 640, height: 480 } })
  })

  test.each([
    ['a text', 'a.txt', 'width="640" height="480"'],
    ['a drawing without any size', 'a.svg', svg('')],
    ['a drawing of no size', 'a.svg', svg('width="0" height="0"')],
    ['no drawing', 'a.svg', 'not found'],
    ['an empty drawing', 'a.svg', ''],
    ['an empty picture', 'a.png', ''],
    ['a picture by name only', 'a.png', 'not a picture, though it is named like one'],
    ['a picture cut off', 'a.jpg', jpeg(640, 480).slice(0, 12)],
    ['an empty picture of another type', 'a.webp', ''],
  ])('is not known of %s', (_, name, content) => {
    put(name, content)
    expect(read()).toEqual({ [`/${name}`]: null })
  })
})
