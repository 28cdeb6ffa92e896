/** A site that the check accepts can be published and served. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompiledSite } from '../../../src/content/model.ts'
import { createMetadataFiles } from '../../../src/publish/metadata-files.ts'
import { publish } from '../../../src/publish/publish.ts'
import { compileProject, getProject, type Project } from '../../../src/site-folder/project.ts'
import {
  publishedAddresses,
  readPublicFiles,
  readPublishedFile,
} from '../../../src/site-folder/public-files.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'
import { createPublication, getResponse, PAGES, publishSite } from '../server/test-site.ts'

const folder = createSuiteFolder()

interface SiteFiles {
  readonly formerly: readonly string[]
  readonly gone: readonly string[]
  /** Names below the public folder. */
  readonly files: readonly string[]
}

const siteText = ({
  formerly,
  gone,
}: SiteFiles): string => `publication: { origin: https://www.example.com }
company: { name: Crumb }
${gone.length > 0 ? `gone: ${JSON.stringify(gone)}\n` : ''}routes:
  - path: /
    title: "Crumb: bread from the stone oven"
    description: Sourdough and rye, baked at night and on the shelf at seven. Two streets from the market.
    sections: [{ type: hero, headline: Bread that takes its time }]
  - path: /About.html/Us
    ${formerly.length > 0 ? `formerly: ${JSON.stringify(formerly)}\n    ` : ''}title: Where and when to find us
    description: The bakery is at 4 Mill Lane, two streets from the market, and opens at seven in the morning.
    sections: [{ type: hero, headline: 4 Mill Lane }]
`

function writeSiteFolder(site: SiteFiles): Project {
  rmSync(join(folder, 'site'), { recursive: true, force: true })
  for (const file of site.files) {
    const path = join(folder, 'site/public', file)
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, 'text', { flag: 'wx' })
    } catch {
      // A folder that is already a file, or the reverse.
    }
  }
  mkdirSync(join(folder, 'site/public'), { recursive: true })
  writeFileSync(join(folder, 'site/site.yaml'), siteText(site))
  return getProject({ SITE_DIR: join(folder, 'site') })
}

async function publishCompiled({ publicDir }: Project, site: CompiledSite) {
  const ownFiles = publishedAddresses(await readPublicFiles(publicDir)).map((address) => ({
    address,
    body: readPublishedFile(publicDir, address),
  }))
  const publication = createPublication(folder, {
    files: [...ownFiles, ...createMetadataFiles(site)],
    pages: site.pages.map(({ path }) => ({ path, html: PAGES[0]?.html ?? '', csp: 'default-src' })),
    moves: site.moves,
  })
  return publishSite(publication)
}

const segment = fc.oneof(
  fc.constantFrom(
    ...['a', 'A', 'b', 'about.html', 'About.html', 'us', 'index.html', 'index.html.br', '404.html'],
    ...['old*', '*', ':name', 'Help:Start', 'ü', 'ß', 'ẞ', '.', '..', '', '.site', 'manifest.json'],
    ...['_headers', '_redirects', 'api', 'assets', 'social', 'home.png', 'sitemap.xml', 'x.txt.gz'],
    ...[
      'x.txt',
      'a b',
      '%41',
      'a?b',
      'a#b',
      'a&b',
      "it's",
      '(x)',
      'a;b',
      'a,b',
      'é',
      'u\u0308',
      '\ud800',
      '\u0007',
    ],
    ...['ä'.repeat(150), 'site-icon.svg', 'a|b', '~', 'a=b', '[a]', 'a+b', '@', '!'],
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
)
const address = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
const fileName = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts
      .map((part) => part.replace(/[/\0]/g, ''))
      .filter((part) => !/^\.{0,2}$/.test(part))
      .join('/'),
  )
  .filter((name) => name !== '')

const site = fc.record({
  formerly: fc.array(address, { maxLength: 3 }),
  gone: fc.array(address, { maxLength: 2 }),
  files: fc.array(fileName, { maxLength: 4 }),
})

test('every site without errors can be published, and its redirects work', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(site, async (files) => {
      const project = writeSiteFolder(files)
      const { value } = await compileProject(project)
      if (!value) return
      accepted += 1
      const { site: server } = await publishCompiled(project, value)
      for (const { path } of value.pages) expect((await getResponse(server, path)).status).toBe(200)
      for (const [from, to] of value.moves.redirects) {
        const { status, headers } = await getResponse(server, encodeURI(from))
        expect([from, status, headers.Location]).toEqual([from, 308, to])
      }
      for (const from of value.moves.gone)
        expect([from, (await getResponse(server, encodeURI(from))).status]).toEqual([from, 410])
      const redirects = readFileSync(join(folder, 'dist/_redirects'), 'utf8')
      expect(redirects).not.toMatch(/\*|:[A-Za-z]/)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS) || 100 },
  )
  expect(accepted).toBeGreaterThan(20)
})

test.each([
  ['/a//b', /empty part/],
  ['/a/../b', /"\.\."/],
  ['/old*', /each address/],
  ['http://old.example.org/x', /without the website/],
  ['/index.php?id=12', /query/],
  ['/page#part', /"#"/],
  ['/%C3%BCber', /über-uns/],
  ['/a/', /must not end/],
  ['/_redirects', /reserved/],
  ['/.site/manifest.json', /reserved/],
  ['/About.html', /has a file at/],
  ['/About.html/Us/index.html', /document/],
  [`/${'ä'.repeat(150)}`, /255 bytes/],
])('refuses the former address %s with a located diagnostic', async (address, message) => {
  const project = writeSiteFolder({ formerly: [address], gone: [], files: [] })
  const { diagnostics } = await compileProject(project)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]?.path).toEqual(['routes', 1, 'formerly', 0])
  expect(`${errors[0]?.message} ${errors[0]?.hint}`).toMatch(message)
})

test('accepts a former address with a colon, but not as a pattern of hosts', async () => {
  const project = writeSiteFolder({ formerly: ['/Help:Start', '/x'], gone: [], files: [] })
  const { value } = await compileProject(project)
  if (!value) throw new Error('The site has errors.')
  await publishCompiled(project, value)
  const redirects = readFileSync(join(folder, 'dist/_redirects'), 'utf8')
  expect(redirects).toContain('/x /About.html/Us 308')
  expect(redirects).not.toContain('Help')
  expect(readFileSync(join(folder, 'dist/Help:Start/index.html'), 'utf8')).toContain(
    'url=/About.html/Us',
  )
})

test('writes files with the same content hash once', async () => {
  const photo = { address: '/assets/hash-480.webp', body: 'photo', immutable: true }
  await publish(createPublication(folder, { files: [photo, { ...photo }] }))
  expect(readFileSync(join(folder, 'dist/assets/hash-480.webp'), 'utf8')).toBe('photo')
})
