import { describe, expect, test } from 'vitest'
import { BUILT_FILES } from '../../../src/content/resolve/built-files.ts'
import {
  createMetadataFiles,
  createRobotsTxt,
  createSitemap,
  createWebManifest,
} from '../../../src/publish/metadata-files.ts'
import { createSiteIcon } from '../../../src/publish/site-icon.ts'
import { site } from '../theme/shell/surroundings.tsx'

describe('generated metadata files', () => {
  test('have addresses reserved from pages and public files', () => {
    const { icon: _, ...publication } = site.publication
    const files = createMetadataFiles({ ...site, publication })
    expect(files.map(({ address }) => address)).toEqual(BUILT_FILES)
    expect(createMetadataFiles(site).map(({ address }) => address)).not.toContain('/site-icon.svg')
  })

  test('the sitemap contains every canonical address once', () => {
    const text = createSitemap(site)
    const found = [...text.matchAll(/<url><loc>([^<]+)<\/loc><\/url>/g)].map(([, one]) => one)
    expect(found).toEqual(site.pages.map(({ canonical }) => canonical))
    expect(text).not.toMatch(/lastmod|priority|changefreq/)
    const pages = site.pages.map((page) => ({ ...page, canonical: 'https://site.example/a&b<c' }))
    expect(createSitemap({ ...site, pages })).toContain(
      '<loc>https://site.example/a&amp;b&lt;c</loc>',
    )
  })

  test('robots.txt disallows only the API and links to the sitemap', () => {
    const lines = createRobotsTxt(site).split('\n')
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/'])
    expect(lines).toContain(`Sitemap: ${site.publication.origin}/sitemap.xml`)
  })
})

describe('the icon of a site without one', () => {
  const shape = { tag: 'path', attributes: { d: 'M0 0h24v24z', strokeWidth: '2' }, children: [] }
  const iconWith = (viewBox: string, fill: string) => {
    const drawing = { tag: 'svg', attributes: { viewBox, fill }, children: [shape] }
    return createSiteIcon({ ...site, shell: { ...site.shell, logo: { drawing, alt: '' } } })
  }
  const { accent, onAccent, background, text } = site.theme.light

  test('is its logo in theme colors', () => {
    const icon = iconWith('0 0 32 24', 'currentColor')
    expect(icon).toContain(`fill="${accent}"`)
    expect(icon).toContain(`<g color="${onAccent}"><svg x="10" y="10" width="44" height="44"`)
    expect(icon).toContain('<path d="M0 0h24v24z" stroke-width="2"></path>')
    expect(iconWith('0 0 32 24', '#FF0000')).toContain(`fill="${background}"/><g color="${text}"`)
  })

  test('is the first letter of its name if the logo is a wordmark', () => {
    expect(iconWith('0 0 90 24', 'currentColor')).toMatch(
      new RegExp(`<text [^>]*>${site.shell.company.name[0]}</text>`),
    )
  })
})

describe('the manifest', () => {
  test('has the name and colors of the site', () => {
    expect(createWebManifest(site)).toMatchObject({
      name: site.shell.company.name,
      short_name: site.shell.company.name,
      start_url: '/',
      lang: site.publication.language,
      theme_color: site.theme.light.background,
      background_color: site.theme.light.background,
    })
  })

  test('has icons for all platforms', () => {
    const icons = createWebManifest(site).icons.map(({ sizes, purpose, type }) => [
      sizes,
      purpose,
      type,
    ])
    expect(icons).toEqual([
      ['any', 'any', 'image/svg+xml'],
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ])
  })
})
