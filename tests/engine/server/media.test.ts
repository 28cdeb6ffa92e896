import { expect, test } from 'vitest'
import { getMediaType, isCompressible } from '../../../src/publish/media-types.ts'

const TYPES: readonly (readonly [file: string, type: string, compressible: boolean])[] = [
  ['a.css', 'text/css; charset=utf-8', true],
  ['a.js', 'text/javascript; charset=utf-8', true],
  ['a.json', 'application/json', true],
  ['a.svg', 'image/svg+xml', true],
  ['a.webmanifest', 'application/manifest+json', true],
  ['a.mp4', 'video/mp4', false],
  ['a.png', 'image/png', false],
  ['a.woff2', 'font/woff2', false],
  ['/LOOK/A.PNG', 'image/png', false],
  ['a.exe', 'application/octet-stream', false],
  ['html', 'application/octet-stream', false],
]

test.each(TYPES)('%s is served as %s, compressible: %s', (file, type, compressible) => {
  expect(getMediaType(file)).toBe(type)
  expect(isCompressible(type)).toBe(compressible)
})
