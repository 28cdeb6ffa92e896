import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { computeFingerprint } from '../../../src/publish/fingerprint.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
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

const getSources = () => ({ root, publicDir: folder, siteFile: join(root, 'site.yaml') })

const readPublished = async () => publishedAddresses(await readPublicFiles(folder))

/** Faults by address. */
const readFaults = async () =>
  Object.fromEntries(
    [...(await readPublicFiles(folder))].flatMap(([address, file]) =>
      file && 'fault' in file ? [[address, file.fault]] : [],
    ),
  )

test('reports files that cannot be published, and publishes the others', async () => {
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
  expect(await readPublished()).toEqual(['/good.txt'])
  expect(await readFaults()).toMatchObject({
    '/half.webp': expect.stringContaining('incomplete'),
    '/none.woff2': expect.stringContaining('not a WOFF2 font'),
    '/empty.png': expect.stringContaining('empty'),
    '/folder.svg': expect.stringContaining('folder'),
    '/broken.jpg': expect.stringContaining('link'),
    '/loop': expect.stringContaining('broken link'),
    '/above': expect.stringContaining('link'),
    '/link.txt': expect.stringContaining('outside'),
    '/pipe': expect.stringContaining('not a regular file'),
    '/sign$.txt': expect.stringContaining('$'),
  })
  expect(
    computeFingerprint({
      root,
      publicDir: join(root, 'public'),
      siteFile: join(root, 'site.yaml'),
    }),
  ).toMatch(/^\w{64}$/)
})

test('ignores files of systems and editors', async () => {
  const ignored = [
    ...['.DS_Store', 'Thumbs.db', 'thumbs.db', '._a.jpg', '~$Offer.docx', 'desktop.ini', 'a.txt~'],
    ...['.a.txt.swp', '#a.txt#', '.#a.txt', 'a.txt.bak', '.~lock.Offer.odt#', '.git/config'],
    ...['__MACOSX/a.jpg', 'deep/.DS_Store', 'film.mp4.part'],
  ]
  for (const name of ignored) put(name)
  expect((await readPublicFiles(folder)).size).toBe(0)
  const published = ['.nojekyll', '.well-known/security.txt', 'a~b.txt', 'Offer.docx', 'part/a.txt']
  for (const name of published) put(name)
  expect(await readPublished()).toEqual(published.map((name) => `/${name}`).sort())
})

test('normalises decomposed umlauts in addresses', async () => {
  const name = 'für/Übersicht.txt'
  put(name.normalize('NFD'), 'decomposed')
  expect(await readPublished()).toEqual([`/${name.normalize('NFC')}`])
  expect(String(readPublicFile(folder, `/${name.normalize('NFC')}`))).toBe('decomposed')
})

test('publishes photos without their location', async () => {
  put('a.jpg', photograph(6))
  put('a.bin', photograph(6))
  expect(readPublishedFile(folder, '/a.jpg').includes(SECRET)).toBe(false)
  expect(readPublishedFile(folder, '/a.bin')).toEqual(photograph(6))
})

test('follows links to files inside the public folder only', async () => {
  put('photos/a.jpg', image('UPPER.JPG'))
  symlinkSync('photos/a.jpg', join(folder, 'latest.jpg'))
  symlinkSync('photos', join(folder, 'album'))
  const fingerprintBefore = computeFingerprint(getSources())
  expect(await readPublished()).toEqual(['/latest.jpg', '/photos/a.jpg'])
  expect(await readFaults()).toEqual({ '/album': 'it is a link to a folder' })
  expect(readPublishedFile(folder, '/latest.jpg')).toEqual(
    readPublishedFile(folder, '/photos/a.jpg'),
  )
  put('photos/b.jpg', photograph(1))
  const fingerprintAfter = computeFingerprint(getSources())
  expect(fingerprintAfter).not.toBe(fingerprintBefore)
  rmSync(join(folder, 'latest.jpg'))
  symlinkSync('photos/b.jpg', join(folder, 'latest.jpg'))
  expect(computeFingerprint(getSources())).not.toBe(fingerprintAfter)
})

test('warns about names that Windows or macOS cannot store', async () => {
  for (const name of ['con.jpg', 'deep/AUX.tar.gz', 'console.txt']) put(name)
  for (const name of ['Photo.txt', 'photo.txt']) put(name)
  writeFileSync(join(root, 'site.yaml'), 'company: { name: A }\n')
  const { diagnostics } = await compileProject(getProject({ SITE_DIR: root }))
  const warnings = diagnostics.filter(({ code }) => code === 'file/not-portable')
  expect(warnings.map(({ file }) => file)).toEqual([
    'public/con.jpg',
    'public/deep/AUX.tar.gz',
    'public/photo.txt',
  ])
  expect(warnings[2]?.message).toContain('public/Photo.txt and public/photo.txt')
})

test.each([
  ['h1 { color: teal }', undefined],
  ['@import "other.css";\nh1 { color: teal }', 'line 1 imports another style sheet'],
  ['h1 { background: url(https://example.com/a.png) }', 'line 1 loads https://example.com/a.png'],
  ['h1 { background: url(//example.com/a.png) }', 'line 1 loads //example.com/a.png'],
  ['h1 { ; } }', 'line '],
])('reads the style sheet %j', async (css, fault) => {
  put('styles.css', css)
  const file = (await readPublicFiles(folder)).get('/styles.css')
  const found = file && 'styleFault' in file ? file.styleFault : 'not a style sheet'
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(fault)
})
