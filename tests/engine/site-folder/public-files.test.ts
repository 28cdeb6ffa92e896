import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { computeFingerprint } from '../../../src/publish/fingerprint.ts'
import {
  publishedAddresses,
  readPublicFile,
  readPublicFiles,
  readPublishedFile,
} from '../../../src/site-folder/public-files.ts'
import { image, photograph, SECRET } from '../fixtures/images.ts'
import { createTestFolder } from '../server/temp-folders.ts'

let root: string
let folder: string
beforeEach(() => {
  root = createTestFolder()
  folder = join(root, 'public')
  mkdirSync(folder)
})

function put(name: string, content: string | Uint8Array = 'x') {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

const published = async () => publishedAddresses(await readPublicFiles(folder))

/** What is wrong, by address. */
const faults = async () =>
  Object.fromEntries(
    [...(await readPublicFiles(folder))].flatMap(([address, file]) =>
      file && 'fault' in file ? [[address, file.fault]] : [],
    ),
  )

test('files are found in all folders, by their addresses and in order', async () => {
  for (const name of ['b.txt', 'deep/er/c d.txt', 'a.txt']) put(name)
  put('deep/UPPER.JPG', image('UPPER.JPG'))
  expect(Object.fromEntries(await readPublicFiles(folder))).toEqual({
    '/a.txt': null,
    '/b.txt': null,
    '/deep/UPPER.JPG': { width: 400, height: 300 },
    '/deep/er/c d.txt': null,
  })
  expect(await published()).toEqual(['/a.txt', '/b.txt', '/deep/UPPER.JPG', '/deep/er/c d.txt'])
  expect((await readPublicFiles(join(folder, 'nowhere'))).size).toBe(0)
})

test('nothing in the folder throws: what cannot be published is told, and the rest is', async () => {
  put('good.txt')
  put('half.webp', image('truncated.webp'))
  put('none.woff2', 'This is no font.')
  put('empty.png', '')
  mkdirSync(join(folder, 'folder.svg'))
  symlinkSync(join(folder, 'gone'), join(folder, 'broken.jpg'))
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'))
  symlinkSync('..', join(folder, 'above'))
  symlinkSync('/etc/hostname', join(folder, 'link.txt'))
  execFileSync('mkfifo', [join(folder, 'pipe')])
  for (const sign of ['"', '$', '{', '}', '\\', '\n']) put(`sign${sign}.txt`)
  expect(await published()).toEqual(['/good.txt'])
  expect(await faults()).toMatchObject({
    '/half.webp': expect.stringContaining('too early'),
    '/none.woff2': expect.stringContaining('no WOFF2 font'),
    '/empty.png': expect.stringContaining('empty'),
    '/folder.svg': expect.stringContaining('folder'),
    '/broken.jpg': expect.stringContaining('link'),
    '/loop': expect.stringContaining('link'),
    '/above': expect.stringContaining('link'),
    '/link.txt': expect.stringContaining('link'),
    '/pipe': expect.stringContaining('no file'),
    '/sign$.txt': expect.stringContaining('$'),
  })
  // Whether a site has to be built anew is found out as well.
  expect(
    computeFingerprint({
      root,
      publicDir: join(root, 'public'),
      siteFile: join(root, 'site.yaml'),
    }),
  ).toMatch(/^\w{64}$/)
})

test('a public folder that is none is told', async () => {
  writeFileSync(join(root, 'file'), '')
  expect([...(await readPublicFiles(join(root, 'file'))).values()]).toEqual([
    { fault: 'it cannot be read (ENOTDIR)' },
  ])
})

test('what is mended is read anew', async () => {
  put('a.jpg', image('UPPER.JPG').subarray(0, 900))
  expect(Object.keys(await faults())).toEqual(['/a.jpg'])
  put('a.jpg', image('UPPER.JPG'))
  expect(await published()).toEqual(['/a.jpg'])
})

test('what systems and editors leave behind is not published', async () => {
  const litter = [
    ...['.DS_Store', 'Thumbs.db', 'thumbs.db', '._a.jpg', '~$Offer.docx', 'desktop.ini', 'a.txt~'],
    ...['.a.txt.swp', '#a.txt#', '.#a.txt', 'a.txt.bak', '.~lock.Offer.odt#', '.git/config'],
    ...['__MACOSX/a.jpg', 'deep/.DS_Store', 'film.mp4.part'],
  ]
  for (const name of litter) put(name)
  expect((await readPublicFiles(folder)).size).toBe(0)
  const kept = ['.nojekyll', '.well-known/security.txt', 'a~b.txt', 'Offer.docx', 'part/a.txt']
  for (const name of kept) put(name)
  expect(await published()).toEqual(kept.map((name) => `/${name}`).sort())
})

test('umlauts have one address, whichever way a system writes them', async () => {
  const name = 'für/Übersicht.txt'
  put(name.normalize('NFD'), 'decomposed')
  expect(await published()).toEqual([`/${name.normalize('NFC')}`])
  expect(String(readPublicFile(folder, `/${name.normalize('NFC')}`))).toBe('decomposed')
})

test('photographs are published without the place where they were taken', async () => {
  put('a.jpg', photograph(6))
  put('a.bin', photograph(6))
  expect(readPublishedFile(folder, '/a.jpg').includes(SECRET)).toBe(false)
  expect(readPublishedFile(folder, '/a.bin')).toEqual(photograph(6))
})
