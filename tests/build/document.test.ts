import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type DocumentParts, documentOf, policyOf } from '../../src/build/document.ts'
import { attributeOf, elementsOf, textOf } from '../browser/markup.ts'

const NASTY = `"><script>alert('1')</script> & <b>`

const parts: DocumentParts = {
  publication: {
    origin: 'https://site.example',
    language: 'en-GB',
    icon: { src: '/icon.svg', alt: '', width: 1, height: 1 },
  },
  title: 'Title',
  description: 'Description',
  canonical: 'https://site.example/Page',
  globalCss: ':root{--a:1px}',
  rendering: { html: '<main>Content</main>', css: '.s-a{color:red}', ids: ['a', 'b'] },
  scripts: ['/assets/main.js'],
  preloads: ['/assets/views.js', '/assets/page.js'],
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
  test('says what it is', () => {
    const elements = documentWith()
    const [html] = named(elements, 'html')
    expect(html && attributeOf(html, 'lang')).toBe('en-GB')
    expect(named(elements, 'title').map(textOf)).toEqual(['Title'])
    expect(meta(elements, 'description')).toEqual(['Description'])
    expect(linked(elements, 'canonical')).toEqual(['https://site.example/Page'])
    expect(linked(elements, 'icon')).toEqual(['/icon.svg'])
    expect(meta(elements, 'robots')).toEqual([])
    expect(meta(elements, 'viewport')).toEqual(['width=device-width,initial-scale=1'])
  })

  test('is in the standards mode of browsers and says its encoding first', () => {
    const text = documentOf(parts)
    expect(text).toMatch(/^<!doctype html>\n/)
    expect(text.indexOf('<meta charset="utf-8">')).toBeLessThan(200)
    expect(text.indexOf('<meta charset="utf-8">')).toBeLessThan(text.indexOf('<title>'))
  })

  test('is not to be found by search engines if it has no address of its own', () => {
    const elements = documentWith({ canonical: undefined })
    expect(linked(elements, 'canonical')).toEqual([])
    expect(meta(elements, 'robots')).toEqual(['noindex'])
  })

  test('carries the rendering and names its styles and modules in order', () => {
    const elements = documentWith()
    const root = elements.find((element) => attributeOf(element, 'id') === 'root')
    expect(root && textOf(root)).toBe('Content')
    const styles = named(elements, 'style')
    expect(styles.map(textOf)).toEqual([':root{--a:1px}', '.s-a{color:red}'])
    expect(styles.map((style) => attributeOf(style, 'data-ids'))).toEqual([undefined, 'a b'])
    expect(linked(elements, 'modulepreload')).toEqual(parts.preloads)
    const scripts = named(elements, 'script')
    expect(scripts.map((script) => attributeOf(script, 'src'))).toEqual(parts.scripts)
    expect(scripts.map((script) => attributeOf(script, 'type'))).toEqual(['module'])
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
    const [global, own] = named(documentWith(), 'style').map(textOf)
    expect(policy.get('style-src')).toEqual(["'self'", hash(global ?? ''), hash(own ?? '')])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'none'"])
  })

  test('allows nothing from elsewhere and nothing unsafe', () => {
    const sources = [...directives(policyOf(parts)).values()].flat()
    const known = /^'(none|self|script|sha256-[\w+/]+=*)'$/
    expect(sources.filter((source) => !known.test(source))).toEqual([])
  })

  test.for(['base-uri', 'frame-ancestors'])(
    'has %s, for which default-src does not stand in',
    (name) => {
      expect(directives(policyOf(parts)).get(name)).toEqual(["'none'"])
    },
  )

  test('makes text no script', () => {
    const policy = directives(policyOf(parts))
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual([])
  })
})
