/** Names and types of accepted and rejected uploads. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EditResponse, SetImage } from '../../../../src/studio/protocol/edits.ts'
import { findActiveContent } from '../../../../src/studio/server/active-svg.ts'
import { toFileName } from '../../../../src/studio/server/new-file.ts'
import { MAX_IMAGE_BYTES, saveUpload } from '../../../../src/studio/server/upload.ts'
import { photograph, SECRET, screenshot } from '../../fixtures/images.ts'
import { emptyFolder } from '../example.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

/** A site folder with one picture, and a function that lists its files. */
function folder() {
  const siteDir = emptyFolder()
  const publicDir = join(siteDir, 'public')
  mkdirSync(join(publicDir, 'art'), { recursive: true })
  writeFileSync(join(publicDir, 'art/old.svg'), svg(''))
  const files = () =>
    readdirSync(siteDir, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length + 1))
      .sort()
  const take = async (
    name: string,
    bytes: Buffer | string,
    { src = '/art/old.svg', answer = { ok: true, version: '' } as EditResponse } = {},
  ) => {
    const granted: string[] = []
    const value = { src, decorative: true } as const
    const change: SetImage = { do: 'setImage', at: ['image'], value, was: value }
    const given = { version: '', name, content: Buffer.from(bytes).toString('base64'), change }
    const live = { readPublicFiles: async () => undefined }
    const response = await saveUpload(given, { siteDir, publicDir }, live, (one) => {
      granted.push(one.value.src)
      return answer
    })
    return { granted, response }
  }
  return { siteDir, publicDir, files, take }
}

test('saves an image next to the previous one under a new plain name', async () => {
  const { files, take, publicDir } = folder()
  const taken: [name: string, bytes: Buffer | string, src: string, granted: string][] = [
    ['Ülker & Söhne (1).JPG', screenshot(6), '/art/old.svg', '/art/uelker-soehne-1.png'],
    ['OLD.svg', svg('<path d="M0 0"/>'), '/art/old.svg', '/art/old-2.svg'],
    ['../../../site.yaml', photograph(6), '/art/old.svg', '/art/site.jpg'],
    ['..\\..\\x.png', screenshot(1), '/../../etc/x.png', '/pictures/x.png'],
    ['logo.svg', svg(''), '/favicon.svg', '/pictures/logo.svg'],
  ]
  for (const [name, bytes, src, granted] of taken)
    expect((await take(name, bytes, { src })).granted).toEqual([granted])
  expect(files()).toEqual([
    'public/art/old-2.svg',
    'public/art/old.svg',
    'public/art/site.jpg',
    'public/art/uelker-soehne-1.png',
    'public/pictures/logo.svg',
    'public/pictures/x.png',
  ])
  expect(readFileSync(join(publicDir, 'art/old.svg'), 'utf8')).toBe(svg(''))
  expect(readFileSync(join(publicDir, 'art/site.jpg')).includes(SECRET)).toBe(false)
})

test.each([
  ['Über uns – Team 2026.jpeg', 'ueber-uns-team-2026'],
  ['.htaccess', 'picture'],
  ['фото.png', 'picture'],
  ['a\u0308.png', 'ae'],
  ['con\u0000.png', 'picture-con'],
])('the name %s becomes %s', (name, plain) => {
  expect(toFileName(name)).toBe(plain)
})

test.each<[string, Buffer | string]>([
  ['nothing', ''],
  ['a text', 'This is no picture, whatever it is called.'],
  [
    'a page',
    '<!doctype html><html><svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"></svg></html>',
  ],
  ['half a picture', screenshot(1).subarray(0, 60)],
  ['too much', Buffer.concat([screenshot(1), Buffer.alloc(MAX_IMAGE_BYTES)])],
  ['a drawing that runs', svg('<script>1</script>')],
])('%s is not taken, and leaves nothing', async (_, bytes) => {
  const { files, take } = folder()
  const { granted, response } = await take('picture.png', bytes, { src: '/new.svg' })
  expect([response.ok, granted, files()]).toEqual([false, [], ['public/art/old.svg']])
})

test('deletes the file and its folder when the edit is refused', async () => {
  const { publicDir, take } = folder()
  const answer: EditResponse = { ok: false, diagnostics: [{ message: 'No.' }] }
  const { response } = await take('x.png', screenshot(1), { src: '/favicon.svg', answer })
  expect(response).toEqual(answer)
  expect(readdirSync(publicDir)).toEqual(['art'])
})

test('refuses image folders that are symbolic links out of the site', async () => {
  const [{ publicDir, take }, elsewhere] = [folder(), folder()]
  symlinkSync(elsewhere.siteDir, join(publicDir, 'pictures'))
  symlinkSync(elsewhere.siteDir, join(publicDir, 'linked'))
  for (const src of ['/favicon.svg', '/linked/x.png']) {
    const { response, granted } = await take('x.png', screenshot(1), { src })
    expect([response.ok, granted]).toEqual([false, []])
  }
  expect(elsewhere.files()).toEqual(['public/art/old.svg'])
})

describe('accepts safe SVG files and refuses active ones', () => {
  test.each([
    svg('<defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)"/>'),
    svg('<style>@media (prefers-color-scheme: dark) { path { fill: url("#a") } }</style>'),
    svg('<use xlink:href="#a"/><image href="data:image/png;base64,AA=="/>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('<g/>')}`,
  ])('%s', (drawing) => {
    expect(findActiveContent(drawing)).toBeUndefined()
  })
  test.each([
    svg('<SCRIPT/>'),
    svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'),
    svg('', ' onclick="x()"'),
    svg('<a xlink:href="javascript:x()"><path/></a>'),
    svg('<a href=" java&#115;cript:x()"/>'),
    svg('<image href="https://else.example/x.png"/>'),
    svg('<image href="data:image/svg+xml;base64,AA=="/>'),
    svg('<set attributeName="xlink:href" to="javascript:x()"/>'),
    svg('<foreignObject><p/></foreignObject>'),
    svg('<style>@import "https://else.example/x.css"</style>'),
    svg('<path style="fill:url( \'//else.example/x\')"/>'),
    svg('<style><![CDATA[path{fill:url(https://else.example)}]]></style>'),
    `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`,
    `<?xml-stylesheet href="x.css"?>${svg('')}`,
  ])('%s', (drawing) => {
    expect(findActiveContent(drawing)).toBeDefined()
  })
})
