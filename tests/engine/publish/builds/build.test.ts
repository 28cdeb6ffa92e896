import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../../../src/publish/build-site.ts'
import { BrokenLinksError } from '../../../../src/publish/crawl/broken-links-error.ts'
import { readImageSize } from '../../../../src/site-folder/image-dimensions.ts'
import { getPlaces } from '../../../../src/site-folder/places.ts'
import { readPublicFiles } from '../../../../src/site-folder/public-files.ts'
import { findModules, getAttribute, parseElements } from '../../browser/markup.ts'
import { realBuild } from './real-build.ts'

const real = await realBuild()
const { site } = real
const { publicDir } = real.project

beforeAll(() => real.build())

const documentAt = (path: string) => {
  const entry = real.manifest().pages[path]
  return { entry, elements: parseElements(real.read(entry?.file ?? '')) }
}

const modulesAt = (path: string): string[] =>
  findModules(real.read(documentAt(path).entry?.file ?? ''))

/** The static imports of a chunk. */
const importsOf = (address: string): string[] =>
  [...real.read(address.slice(1)).matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g)].map(
    ([, name = '']) => new URL(name, `https://x${address}`).pathname,
  )

describe('a built site', () => {
  test('has exactly one document per page', () => {
    const paths = site.pages.map(({ path }) => path)
    expect(Object.keys(real.manifest().pages)).toEqual(paths)
    expect(real.manifest().routes).toEqual(site.pages.map(({ path, title }) => ({ path, title })))
    const documents = readdirSync(real.project.outDir, { recursive: true }).map(String)
    const html = documents.filter((name) => name.endsWith('.html'))
    expect(html).toHaveLength(paths.length + 1)
  })

  test('marks exactly the hashed files as immutable', async () => {
    const own = [...(await readPublicFiles(publicDir)).keys()]
    const { files } = real.manifest()
    expect(own.filter((address) => files[address]?.immutable)).toEqual([])
    const kept = Object.keys(files).filter((address) => files[address]?.immutable)
    expect(
      kept.filter((address) => !/^\/(assets|social)\/(.+[-.])?[\w-]{8}[./]/.test(address)),
    ).toEqual([])
    const built = Object.keys(files).filter((address) => address.startsWith('/assets/'))
    expect(built.filter((address) => !files[address]?.immutable)).toEqual([])
  })

  test('preloads all modules of a page', () => {
    const { files } = real.manifest()
    for (const { path } of site.pages) {
      const { elements } = documentAt(path)
      const scripts = elements.filter(({ tagName }) => tagName === 'script')
      const entries = scripts.flatMap((script) => getAttribute(script, 'src') ?? [])
      const named = [...entries, ...modulesAt(path)]
      expect(entries, path).toHaveLength(1)
      expect(named.filter((address) => files[address] === undefined)).toEqual([])
      expect(named.flatMap(importsOf).filter((address) => !named.includes(address))).toEqual([])
    }
  })

  test('sends a page only its own content', () => {
    const owners = new Map<string, string[]>()
    for (const { path } of site.pages) {
      for (const address of modulesAt(path)) {
        owners.set(address, [...(owners.get(address) ?? []), path])
      }
    }
    const scripts = new Map([...owners.keys()].map((one) => [one, real.read(one.slice(1))]))
    for (const { path, description } of site.pages) {
      const text = JSON.stringify(description).slice(1, -1)
      const holders = [...scripts].filter(([, code]) => code.includes(text)).map(([one]) => one)
      // Lists of pages show descriptions of others.
      const showing = site.pages.filter(
        (page) => page.path === path || JSON.stringify(page.sections).includes(text),
      )
      expect(holders.flatMap((one) => owners.get(one)).sort(), path).toEqual(
        showing.map((page) => page.path).sort(),
      )
    }
  })

  test('has a social image for every page', () => {
    const { files } = real.manifest()
    const etags = site.pages.map(({ path, title, description, canonical }) => {
      const tags = Object.fromEntries(
        documentAt(path).elements.map((one) => [
          getAttribute(one, 'property') ?? getAttribute(one, 'name'),
          getAttribute(one, 'content'),
        ]),
      )
      expect(tags, path).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:type': 'website',
        'og:site_name': site.shell.company.name,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./),
        'twitter:card': 'summary_large_image',
      })
      const picture = new URL(tags['og:image'] ?? '')
      expect(picture.origin, path).toBe(site.publication.origin)
      const { file = '', etag, ...entry } = files[picture.pathname] ?? {}
      expect(entry, path).toMatchObject({ type: tags['og:image:type'], immutable: false })
      const png = readFileSync(join(real.project.outDir, file))
      expect(readImageSize(file, png), path).toEqual({ width: 1200, height: 630 })
      return etag
    })
    expect(new Set(etags).size).toBe(site.pages.length)
  })

  test('is reproducible', async () => {
    const before = real.manifest()
    await real.build()
    expect(real.manifest()).toEqual(before)
  })

  test('keeps the previous build if a page has a broken link', async () => {
    const before = real.manifest()
    const [first, ...others] = site.pages
    if (!first) throw new Error('The site has no page.')
    const crumb = { label: 'Elsewhere', href: '/zzqxv' }
    const placement = { ...first.placement, breadcrumbs: [crumb, ...first.placement.breadcrumbs] }
    const faulty = { ...site, pages: [{ ...first, placement }, ...others] }
    const failure = await buildSite({
      project: real.project,
      site: faulty,
      inputs: 'inputs',
    }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BrokenLinksError)
    expect(String(failure)).toContain('"/zzqxv"')
    expect(String(failure)).toContain(`${first.path} (a href)`)
    expect(real.manifest()).toEqual(before)
  })
})

test('npm run build rejects a site file with errors and keeps the previous build', () => {
  const before = real.manifest()
  const { outDir } = real.project
  const SITE_FILE = join(dirname(outDir), 'site.yaml')
  writeFileSync(SITE_FILE, 'publication:\n  origin: nowhere\n')
  const env = { ...process.env, SITE_FILE, OUT_DIR: outDir }
  const args = ['src/commands/run.js', 'build']
  const options = { cwd: getPlaces({}).root, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  expect(status).toBe(1)
  expect(stdout).toMatch(/site\.yaml:2:11/)
  expect(stderr).toContain('Build failed')
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(real.manifest()).toEqual(before)
})
