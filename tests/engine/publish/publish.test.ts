import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawingPolicy } from '../../../src/contract/headers.ts'
import { readManifest } from '../../../src/contract/manifest.ts'
import { NEAREST_PATH, NEAREST_TITLE } from '../../../src/contract/not-found.ts'
import { publish } from '../../../src/publish/publish.ts'
import type { BuiltSite } from '../../../src/publish/published-files.ts'
import { replaceFolder } from '../../../src/publish/replace-folder.ts'
import { createTestFolder } from '../server/temp-folders.ts'
import { createPublication, PAGES } from '../server/test-site.ts'

let folder: string
let outDir: string
beforeEach(() => {
  folder = createTestFolder()
  outDir = createPublication(folder).outDir
})

/** @returns the manifest of what was published */
const publishWith = async (parts?: Partial<BuiltSite>) => {
  await publish(createPublication(folder, parts))
  return readManifest(outDir)
}
const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8')

/** Runs a failing action and expects the previous site. */
async function expectUntouched(attempt: () => Promise<unknown>) {
  const before = await publishWith()
  await expect(attempt()).rejects.toThrow()
  expect(readManifest(outDir)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['dist'])
}

describe('publish', () => {
  test('writes pages, files and their compressed forms', async () => {
    const { pages, files } = (await publishWith()) ?? {}
    const entries = Object.values({ ...pages, ...files })
    const forms = entries.flatMap((one) => [one, ...Object.values(one.encodings)])
    expect([entries.length, forms.length]).toEqual([8, 18])
    for (const { file, bytes } of forms) expect(statSync(join(outDir, file)).size).toBe(bytes)
    const page = gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()
    expect(page).toBe(textOf('index.html'))
    expect(textOf('404.html')).toContain('href="/Our-Clients"')
    expect(textOf('404.html')).not.toMatch(/\uffff/)
  })

  test('publishes pages that are rendered on demand, and keeps the previous site until the end', async () => {
    const before = await publishWith()
    async function* pages() {
      for (const page of PAGES) {
        expect(readManifest(outDir)).toEqual(before)
        expect(textOf('index.html')).toBe(PAGES[0]?.html)
        yield page
      }
    }
    expect(await publishWith({ inputs: 'new', pages: pages() })).toEqual({
      ...before,
      inputs: 'new',
    })
  })

  test('allows an SVG file only its own style sheets, with any line ends', async () => {
    const style = 'rect { fill: red }'
    const hash = 'sha256-+eO8H712u9NyB+QQW5yOpOAYfrlFoZWJC6ZGOvblWCI='
    const twoLines = 'sha256-DAPVHzliWx1D6I3XQuDcTgTpEmD7GgbLefWRryRWPns='
    const drawings = [
      `<style type="text/css">${style}</style>`,
      `<style><![CDATA[${style}]]></style>`,
      ...['\n', '\r\n', '\r'].map((end) => `<style>${style}${end}</style>`),
      '',
    ]
    const files = drawings.map((inside, index) => ({
      address: `/${index}.svg`,
      body: `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`,
    }))
    const policies = Object.values((await publishWith({ files }))?.files ?? {}).map(
      ({ csp }) => csp,
    )
    expect(policies).toEqual(
      [[hash], [hash], [twoLines], [twoLines], [twoLines], []].map(drawingPolicy),
    )
    expect(policies[0]).toMatch(`default-src 'none'; style-src '${hash}'; `)
    expect(policies.at(-1)).toMatch(/default-src 'none'; (?!.*style-src).*; sandbox$/)
  })

  const page = { html: '', csp: '' }
  const list = (inside: string) => ({ html: `<ul data-nearest="">${inside}</ul>`, csp: '' })
  const sample = `<li><a href="${NEAREST_PATH}">${NEAREST_TITLE}</a></li>`
  async function* broken() {
    yield* PAGES
    throw new Error('The page cannot be made.')
  }
  test.each<[string, Partial<BuiltSite>]>([
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
  ])('keeps the previous site if %s', (_, parts) =>
    expectUntouched(() => publishWith({ inputs: 'new', ...parts })),
  )

  test('restores the previous site if the new one cannot be moved', () =>
    expectUntouched(() =>
      replaceFolder(outDir, async (fresh) => rmSync(fresh, { recursive: true })),
    ))

  test('removes only temporary folders of killed builds', async () => {
    const dead = 2 ** 30
    const left = [`dist.next-${dead}`, `dist.old-${process.pid}`, 'dist.next-1', 'dist.old-x']
    for (const name of left) mkdirSync(join(folder, name))
    await publishWith()
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.next-1', 'dist.old-x'])
  })

  test('does not replace a folder that is not a site', async () => {
    mkdirSync(outDir)
    await publishWith()
    rmSync(join(outDir, '.site'), { recursive: true })
    writeFileSync(join(outDir, 'diary.txt'), 'mine')
    await expect(publishWith()).rejects.toThrow(/something else/)
    expect(textOf('diary.txt')).toBe('mine')
  })
})
