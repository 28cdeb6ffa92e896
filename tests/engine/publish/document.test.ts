import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  createDocumentPolicy,
  type DocumentOptions,
  renderDocument,
} from '../../../src/publish/document.ts'
import { type Element, getAttribute, getText, parseElements } from '../browser/markup.ts'
import { theme } from '../theme/style/theme.ts'

const NASTY = `"><script>alert('1')</script> & <b>`

const parts: DocumentOptions = {
  publication: {
    origin: 'https://site.example',
    base: '',
    titlePattern: '{title}',
    language: 'en-GB',
    icon: { src: '/icon.svg', alt: '', width: 1, height: 1 },
  },
  theme,
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

const documentWith = (changes: Partial<DocumentOptions> = {}) =>
  parseElements(renderDocument({ ...parts, ...changes }))

const named = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag)

const having = (elements: readonly Element[], attribute: string, value: string) =>
  elements.filter((one) => getAttribute(one, attribute) === value)

const linked = (elements: readonly Element[], rel: string) =>
  having(elements, 'rel', rel).map((one) => getAttribute(one, 'href'))

const meta = (elements: readonly Element[], name: string) =>
  having(elements, 'name', name).map((one) => getAttribute(one, 'content'))

describe('the document', () => {
  test('names the direction of languages that are written from right to left', () => {
    const start = (language: string) => {
      const publication = { ...parts.publication, language }
      return /<html[^>]*>/.exec(renderDocument({ ...parts, publication }))?.[0]
    }
    expect(start('en')).toBe('<html lang="en">')
    expect(start('ar')).toBe('<html lang="ar" dir="rtl">')
  })

  test('is excluded from search engines without an address', () => {
    const elements = documentWith({ canonical: undefined })
    expect(linked(elements, 'canonical')).toEqual([])
    expect(meta(elements, 'robots')).toEqual(['noindex'])
  })

  test('has integrity hashes for its scripts', () => {
    const integrity = { '/assets/main.js': 'sha256-abc=' }
    const attributes = (changes: Partial<DocumentOptions>, attribute: string) =>
      named(documentWith(changes), 'script').map((one) => getAttribute(one, attribute))
    expect(attributes({ integrity }, 'integrity')).toEqual(['sha256-abc='])
    expect(attributes({}, 'integrity')).toEqual([undefined])
    const later = { '/assets/page.js': 'sha256-def=' }
    expect(attributes({ integrity: later }, 'data-modules')).toEqual([
      '/assets/react.js /assets/main.js /assets/page.js#sha256-def=',
    ])
  })

  test('escapes texts in structured data', () => {
    const name = `</script><script>alert(1)</script><!--`
    const elements = documentWith({ structuredData: [{ '@type': 'Service', name }] })
    const [, data, ...others] = named(elements, 'script')
    expect(others).toEqual([])
    expect(data && getAttribute(data, 'type')).toBe('application/ld+json')
    expect(JSON.parse(data ? getText(data) : '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Service', name }],
    })
    expect(named(documentWith({ structuredData: [] }), 'script')).toHaveLength(1)
  })

  test('escapes texts', () => {
    const canonical = `https://site.example/${NASTY}`
    const elements = documentWith({ title: NASTY, description: NASTY, canonical })
    expect(named(elements, 'title').map(getText)).toEqual([NASTY])
    expect(meta(elements, 'description')).toEqual([NASTY])
    expect(linked(elements, 'canonical')).toEqual([canonical])
    expect(elements).toHaveLength(documentWith().length)
  })
})

test('allows exactly its own styles, and scripts of its origin', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const styles = named(documentWith(), 'style').map((style) => hash(getText(style)))
  expect(styles).toHaveLength(3)
  expect(createDocumentPolicy(parts).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `style-src 'self' ${styles.join(' ')}`,
      "script-src 'self'",
    ]),
  )
})

test('a linked style sheet replaces the inline styles and their hashes', () => {
  const styleSheet = '/assets/page-1.css'
  const elements = documentWith({ styleSheet })
  expect(named(elements, 'style')).toEqual([])
  const [link, ...others] = having(elements, 'rel', 'stylesheet')
  expect(others).toEqual([])
  expect(link && [getAttribute(link, 'href'), getAttribute(link, 'data-ids')]).toEqual([
    styleSheet,
    'a b',
  ])
  const policy = createDocumentPolicy({ ...parts, styleSheet })
  expect(policy.split('; ')).toContain("style-src 'self'")
})
