/** Sites in several languages, from the text to the compiled pages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compile } from '../../../src/content/compile.ts'
import { createSitemap } from '../../../src/publish/metadata-files.ts'
import { createSocialTags } from '../../../src/publish/social-tags.ts'
import { createStructuredData } from '../../../src/publish/structured-data.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const fonts = ['/fonts/cairo-arabic.woff2', '/fonts/cairo-latin.woff2']
const clinic = readFileSync('examples/clinic/site.yaml', 'utf8')

function compileSite(text: string) {
  const files = new Map(fonts.map((file) => [file, null] as const))
  const { value, diagnostics, findOrigin, source } = compile(text, { vocabulary, files })
  if (!value) throw new Error('The site has errors.')
  return { site: value, diagnostics, findOrigin, source }
}

test('ties pages in other languages to those in the default language', () => {
  const { site, diagnostics } = compileSite(clinic)
  expect(diagnostics).toEqual([])
  expect(
    site.pages.map(({ path, language, translations }) => [path, language, translations]),
  ).toEqual([
    ['/', undefined, { en: '/en' }],
    ['/fees', undefined, { en: '/en/fees' }],
    ['/contact', undefined, { en: '/en/contact' }],
    ['/en', 'en', { ar: '/' }],
    ['/en/fees', 'en', { ar: '/fees' }],
    ['/en/contact', 'en', { ar: '/contact' }],
  ])
  expect(site.shell.languages).toEqual([
    { code: 'ar', label: 'العربية', direction: 'rtl', href: '/' },
    { code: 'en', label: 'English', direction: 'ltr', href: '/en' },
  ])
})

test('uses the words, menus and facts of the language', () => {
  const { site } = compileSite(clinic)
  const { shell } = site.languages.en ?? {}
  expect(shell?.company.name).toBe('Al Nakhil Clinic')
  expect(shell?.words.skipToContent).toBe('Skip to content')
  expect(shell?.navigation.bar.map((entry) => 'label' in entry && entry.label)).toEqual([
    'Home',
    'Fees',
    'Contact',
  ])
  const [home, fees] = site.pages.filter(({ language }) => language === 'en')
  expect(home?.title).toBe('Al Nakhil Clinic: family medicine in Amman')
  expect(fees?.documentTitle).toBe('Fees for visits and tests – Al Nakhil Clinic')
  expect(fees?.placement.breadcrumbs).toEqual([{ label: 'Home', href: '/en' }, { label: 'Fees' }])
})

test('finds the origin of texts of a language', () => {
  const { findOrigin, source } = compileSite(clinic)
  const lines = source.text.split('\n')
  const lineOf = (path: readonly (string | number)[]) =>
    lines[(findOrigin?.(path)?.range.start.line ?? 0) - 1]?.trim()
  expect(lineOf(['languages', 'en', 'shell', 'company', 'name'])).toContain('Al Nakhil Clinic')
  expect(lineOf(['languages', 'en', 'shell', 'company', 'phone'])).toBe('phone: "+962 6 555 0142"')
  expect(findOrigin?.(['pages', 3, 'title'])?.parts.map(({ path }) => path)).toEqual([
    ['languages', 'en', 'company', 'name'],
  ])
  expect(lineOf(['pages', 4, 'placement', 'breadcrumbs', 0, 'href'])).toBe('- path: /en')
  // The file has no menu: it lists the pages.
  const entry = ['languages', 'en', 'shell', 'navigation', 'bar', 1, 'label']
  expect(findOrigin?.(entry)?.path).toEqual(['routes', 4, 'name'])
})

test('describes languages to search engines and other websites', () => {
  const text = clinic.replace('  - path: /en/fees\n', '  - path: /en/fees\n    robots: noindex\n')
  const { site } = compileSite(text)
  const sitemap = createSitemap(site)
  expect(sitemap).toContain('<loc>https://www.nakhil.example/fees</loc></url>')
  expect(sitemap).toContain(
    '<loc>https://www.nakhil.example/en</loc><xhtml:link rel="alternate" hreflang="ar" href="https://www.nakhil.example/"/><xhtml:link rel="alternate" hreflang="en" href="https://www.nakhil.example/en"/><xhtml:link rel="alternate" hreflang="x-default" href="https://www.nakhil.example/"/></url>',
  )
  const home = site.pages.find(({ path }) => path === '/en')
  if (!home) throw new Error('There is no English home page.')
  const tags = createSocialTags(site, home, undefined).map(({ attributes }) => attributes)
  expect(tags).toContainEqual({ property: 'og:locale', content: 'en_US' })
  expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'ar_EG' })
  expect(createStructuredData(site, home)).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', inLanguage: 'en' }),
  )
})

test('publishes no page of a language whose home page is a draft', () => {
  const { site, diagnostics } = compileSite(
    clinic.replace('  - path: /en\n', '  - path: /en\n    draft: true\n'),
  )
  expect(diagnostics).toEqual([])
  expect(site.pages.map(({ path }) => path)).toEqual(['/', '/fees', '/contact'])
  expect(site.shell).not.toHaveProperty('languages')
})

test('accepts equal titles in two languages', () => {
  const { diagnostics } = compileSite(
    clinic.replace('title: Fees for visits and tests', 'title: رسوم الزيارات والفحوص'),
  )
  expect(diagnostics).toEqual([])
})

test('reports the characters that the words of a language need', () => {
  const latin = Array.from({ length: 95 }, (_, index) => 32 + index)
  const characters = new Set([...latin, ...[...'…©–'].map((one) => one.codePointAt(0) ?? 0)])
  const page = (path: string, title: string) => `  - path: ${path}
    title: ${title}
    description: ${`${title}. `.repeat(4)}
    sections: [{ type: hero, headline: ${title} }]
`
  const text = `publication: { origin: https://www.lipa.example }
company: { name: Lipa }
theme: { fonts: { text: { family: Plain, src: /plain.woff2, weight: 400, fallback: serif } } }
languages: { pl: { label: Polski } }
routes:
${page('/', 'Trees for courtyards')}${page('/pl', 'Lipa pod oknem')}`
  const files = new Map([['/plain.woff2', { characters }]])
  const { diagnostics } = compile(text, { vocabulary, files })
  const letters = diagnostics.filter(({ code }) => code === 'font/letters')
  expect(letters.map(({ path }) => path)).toEqual([['languages', 'pl']])
  expect(letters[0]?.message).toContain('of the language "pl"')
})
