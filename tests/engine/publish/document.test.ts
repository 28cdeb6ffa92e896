import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_IDS } from '../../../src/content/context.ts'
import { type DocumentParts, documentOf, policyOf } from '../../../src/publish/document.ts'
import { attributeOf, elementsOf, textOf } from '../browser/markup.ts'

const light: DocumentParts['theme']['light'] = {
  paper: '#FFFFFF',
  raised: '#FFFFFF',
  ink: '#111111',
  quiet: '#444444',
  rule: '#CCCCCC',
  accent: '#0000EE',
  onAccent: '#FFFFFF',
  signal: '#CC3300',
  error: '#CC0000',
  night: '#111122',
  onNight: '#FFFFFF',
  bar: '#FFFFFF',
}

const NASTY = `"><script>alert('1')</script> & <b>`

const parts: DocumentParts = {
  publication: {
    origin: 'https://site.example',
    base: '',
    language: 'en-GB',
    icon: { src: '/icon.svg', alt: '', width: 1, height: 1 },
  },
  theme: { light: { ...light, paper: '#FFFFFF' }, dark: { ...light, paper: '#000000' } },
  title: 'Title',
  description: 'Description',
  canonical: 'https://site.example/Page',
  globalCss: ':root{--a:1px}',
  fonts: { css: '@font-face{font-family:A}' },
  rendering: { html: '<main>Content</main>', css: '.s-a{color:red}', ids: ['a', 'b'] },
  scripts: ['/assets/main.js'],
  application: '/assets/main.js',
  modules: ['/assets/react.js', '/assets/main.js', '/assets/page.js'],
}

const documentWith = (changes: Partial<DocumentParts> = {}) =>
  elementsOf(documentOf({ ...parts, ...changes }))

type Elements = ReturnType<typeof elementsOf>

const named = (elements: Elements, tag: string) => elements.filter(({ tagName }) => tagName === tag)

const linked = (elements: Elements, rel: string) =>
  named(elements, 'link').flatMap((link) =>
    attributeOf(link, 'rel') === rel ? [attributeOf(link, 'href')] : [],
  )

const meta = (elements: Elements, name: string) =>
  named(elements, 'meta').flatMap((one) =>
    attributeOf(one, 'name') === name ? [attributeOf(one, 'content')] : [],
  )

describe('the document', () => {
  test('has no ids of itself but those that no section can have', () => {
    const ids = documentWith().map((element) => attributeOf(element, 'id'))
    const own = ids.filter((id) => id !== undefined)
    expect(own).not.toEqual([])
    expect(DOCUMENT_IDS).toEqual(expect.arrayContaining(own))
  })

  test('is not to be found by search engines if it has no address of its own', () => {
    const elements = documentWith({ canonical: undefined })
    expect(linked(elements, 'canonical')).toEqual([])
    expect(meta(elements, 'robots')).toEqual(['noindex'])
  })

  test('lets a script run with the content it was built with only', () => {
    const integrity = { '/assets/main.js': 'sha256-abc=' }
    const [script] = named(documentWith({ integrity }), 'script')
    expect(script && attributeOf(script, 'integrity')).toBe('sha256-abc=')
    const [unknown] = named(documentWith(), 'script')
    expect(unknown && attributeOf(unknown, 'integrity')).toBeUndefined()
    const later = named(documentWith({ integrity: { '/assets/page.js': 'sha256-def=' } }), 'script')
    expect(later.map((one) => attributeOf(one, 'data-modules'))).toEqual([
      '/assets/react.js /assets/main.js /assets/page.js#sha256-def=',
    ])
  })

  test('says the direction of its language where it is not from left to right', () => {
    const start = (language: string) =>
      /<html[^>]*>/.exec(
        documentOf({ ...parts, publication: { ...parts.publication, language } }),
      )?.[0]
    expect(start('en')).toBe('<html lang="en">')
    expect(start('ar')).toBe('<html lang="ar" dir="rtl">')
  })

  test('names the manifest, and the icons that the site has', () => {
    expect(linked(documentWith(), 'manifest')).toEqual(['/manifest.webmanifest'])
    expect(linked(documentWith(), 'apple-touch-icon')).toEqual([])
    const icon = { src: '/icon.png', alt: '', width: 512, height: 512 }
    const appIcons = { touch: { ...icon, src: '/touch.png' }, sizes: [icon], maskable: icon }
    const publication = { ...parts.publication, appIcons }
    expect(linked(documentWith({ publication }), 'apple-touch-icon')).toEqual(['/touch.png'])
  })

  test('colours the window like its paper, in light and in dark', () => {
    const colours = named(documentWith(), 'meta').flatMap((one) =>
      attributeOf(one, 'name') === 'theme-color'
        ? [[attributeOf(one, 'media'), attributeOf(one, 'content')]]
        : [],
    )
    expect(colours).toEqual([
      ['(prefers-color-scheme: light)', '#FFFFFF'],
      ['(prefers-color-scheme: dark)', '#000000'],
    ])
  })

  test('carries what it tells search engines as data that no text can leave', () => {
    const name = `</script><script>alert(1)</script><!--`
    const elements = documentWith({ things: [{ '@type': 'Service', name }] })
    const [, data, ...others] = named(elements, 'script')
    expect(others).toEqual([])
    expect(data && attributeOf(data, 'type')).toBe('application/ld+json')
    expect(JSON.parse(data ? textOf(data) : '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Service', name }],
    })
    expect(named(documentWith({ things: [] }), 'script')).toHaveLength(1)
  })

  test('takes no text for markup', () => {
    const canonical = `https://site.example/${NASTY}`
    const elements = documentWith({ title: NASTY, description: NASTY, canonical })
    expect(named(elements, 'title').map(textOf)).toEqual([NASTY])
    expect(meta(elements, 'description')).toEqual([NASTY])
    expect(linked(elements, 'canonical')).toEqual([canonical])
    expect(elements).toHaveLength(documentWith().length)
  })
})

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('its policy', () => {
  test('allows exactly the styles of this document, and scripts of this origin', () => {
    const policy = directives(policyOf(parts))
    const styles = named(documentWith(), 'style').map(textOf)
    expect(styles).toHaveLength(3)
    expect(policy.get('style-src')).toEqual(["'self'", ...styles.map(hash)])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'none'"])
  })
})
