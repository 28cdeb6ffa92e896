import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawingPolicy } from '../../../src/contract/headers.ts'
import { readManifest } from '../../../src/contract/manifest.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../../../src/contract/not-found.ts'
import { type BuiltSite, publish } from '../../../src/publish/publish.ts'
import { replaceFolder } from '../../../src/publish/swap.ts'
import { folderOfTest } from '../server/folder.ts'
import { PAGES, publicationIn } from '../server/site.ts'

let folder: string
let outDir: string
beforeEach(() => {
  folder = folderOfTest()
  outDir = publicationIn(folder).outDir
})

const publishWith = (parts?: Partial<BuiltSite>) => publish(publicationIn(folder, parts))
const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8')

describe('publish', () => {
  it('writes pages, files and their compressed forms', async () => {
    await publishWith()
    const { pages, files } = readManifest(outDir) ?? {}
    const entries = Object.values({ ...pages, ...files })
    const forms = entries.flatMap((one) => [one, ...Object.values(one.encodings)])
    expect([entries.length, forms.length]).toEqual([8, 18])
    for (const { file, bytes } of forms) expect(statSync(join(outDir, file)).size).toBe(bytes)
    const page = gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()
    expect(page).toBe(textOf('index.html'))
    expect(textOf('404.html')).toContain('href="/Our-Clients"')
    expect(textOf('404.html')).not.toMatch(/\uffff/)
  })

  it('gives the same content the same tags', async () => {
    await publishWith()
    const before = readManifest(outDir)
    await publishWith()
    expect(readManifest(outDir)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['dist'])
    await publishWith({ pages: [{ path: '/', html: 'new', csp: '' }] })
    expect(readManifest(outDir)?.pages['/']?.etag).not.toBe(before?.pages['/']?.etag)
    expect(readManifest(outDir)?.files).toEqual(before?.files)
  })

  it('takes pages that are made while others are written, and leaves the old site there meanwhile', async () => {
    await publishWith()
    const before = readManifest(outDir)
    async function* pages() {
      for (const page of PAGES) {
        expect(readManifest(outDir)).toEqual(before)
        expect(textOf('index.html')).toBe(PAGES[0]?.html)
        yield page
      }
    }
    await publishWith({ inputs: 'new', pages: pages() })
    expect(readManifest(outDir)).toEqual({ ...before, inputs: 'new' })
  })

  it('lets a drawing keep its own style sheets and nothing else', async () => {
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    const style = 'rect { fill: red }'
    const hash = 'sha256-+eO8H712u9NyB+QQW5yOpOAYfrlFoZWJC6ZGOvblWCI='
    await publishWith({
      files: [
        { address: '/a.svg', body: svg(`<style type="text/css">${style}</style>`) },
        { address: '/b.svg', body: svg(`<style><![CDATA[${style}]]></style>`) },
        { address: '/c.svg', body: svg('') },
      ],
    })
    const policies = Object.values(readManifest(outDir)?.files ?? {}).map(({ csp }) => csp)
    expect(policies).toEqual([drawingPolicy([hash]), drawingPolicy([hash]), drawingPolicy([])])
    expect(policies[0]).toMatch(`default-src 'none'; style-src '${hash}'; `)
    expect(policies[2]).toMatch(/default-src 'none'; (?!.*style-src).*; sandbox$/)
  })

  it('knows the style sheet of a drawing whatever ends its lines, as browsers read it', async () => {
    const ends = ['\n', '\r\n', '\r']
    const files = ends.map((end, index) => ({
      address: `/${index}.svg`,
      body: `<svg><style>${['', 'rect { fill: red }', ''].join(end)}</style></svg>`,
    }))
    await publishWith({ files })
    const policies = Object.values(readManifest(outDir)?.files ?? {}).map(({ csp }) => csp)
    expect([policies.length, new Set(policies).size]).toEqual([3, 1])
  })

  const page = { html: '', csp: '' }
  const list = (inside: string) => ({ html: `<ul data-nearest="">${inside}</ul>`, csp: '' })
  const sample = `<li><a href="${NEAREST_PATH}">${NEAREST_TITLE}</a></li>`
  async function* broken() {
    yield* PAGES
    throw new Error('The page cannot be made.')
  }
  it.each<[string, Partial<BuiltSite>]>([
    ['a page cannot be made', { pages: broken() }],
    ['a file needs a folder that is a file', { files: [{ address: '/Careers', body: '' }] }],
    ['two addresses need one file', { files: [{ address: '/Careers/index.html', body: '' }] }],
    ['an address leaves the folder', { files: [{ address: '/../escaped.txt', body: '' }] }],
    ['an address has no slash', { files: [{ address: 'escaped.txt', body: '' }] }],
    ['an address is the manifest’s', { files: [{ address: '/.site/manifest.json', body: '' }] }],
    ['a path leaves the folder', { pages: [{ path: '/x/../../escaped', ...page }] }],
    ['a path is empty', { pages: [{ path: '', ...page }] }],
    ['there is no sample suggestion', { notFound: list('') }],
    ['there is no list', { notFound: { html: sample, csp: '' } }],
    ['there are two', { notFound: list(`${sample}</ul>${sample}<ul>`) }],
  ])('leaves the old site untouched if %s', async (_, parts) => {
    await publishWith()
    const before = readManifest(outDir)
    await expect(publishWith({ inputs: 'new', ...parts })).rejects.toThrow()
    expect(readManifest(outDir)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  it('puts the old site back if the new one cannot take its place', async () => {
    await publishWith()
    const before = readManifest(outDir)
    await expect(
      replaceFolder(outDir, async (fresh) => rmSync(fresh, { recursive: true })),
    ).rejects.toThrow('ENOENT')
    expect(readManifest(outDir)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  it('removes what killed builds have left, and nothing of others', async () => {
    const dead = 2 ** 30
    const left = [`dist.next-${dead}`, `dist.old-${process.pid}`, 'dist.next-1', 'dist.old-x']
    for (const name of left) mkdirSync(join(folder, name))
    await publishWith()
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.next-1', 'dist.old-x'])
  })

  it('never replaces a folder that is no site', async () => {
    mkdirSync(outDir)
    await publishWith()
    rmSync(join(outDir, '.site'), { recursive: true })
    writeFileSync(join(outDir, 'diary.txt'), 'mine')
    await expect(publishWith()).rejects.toThrow(/something else/)
    expect(textOf('diary.txt')).toBe('mine')
  })
})
