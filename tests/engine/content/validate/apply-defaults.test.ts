import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compile } from '../../../../src/content/compile.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import { withDefaults } from '../../../../src/site-folder/with-defaults.ts'
import { LANGUAGES } from '../../../../src/theme/defaults/defaults.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const SMALLEST = readFileSync('examples/smallest/site.yaml', 'utf8')

const compiled = (text: string) => compile(text, { vocabulary, files: new Map() })

/** The file with its defaults. */
const whole = (text: string): string =>
  withDefaults({ source: createSource('site.yaml', text), defaults: compiled(text).defaults ?? [] })

/** A site without source positions. */
const made = (text: string) => {
  const { value } = compiled(text)
  return value && { ...value, links: undefined }
}

describe('the smallest site', () => {
  test('has at most twenty lines and no diagnostics', () => {
    expect(SMALLEST.trimEnd().split('\n').length).toBeLessThanOrEqual(20)
    expect(compiled(SMALLEST).diagnostics).toEqual([])
  })

  test('equals the site with all defaults written out', () => {
    const written = whole(SMALLEST)
    expect(compiled(written).diagnostics).toEqual([])
    expect(compiled(written).defaults).toEqual([])
    expect(made(written)).toEqual(made(SMALLEST))
  })

  test('keeps its comments when defaults are written out', () => {
    expect(whole(`# About us\n${SMALLEST}`)).toMatch(/^# About us\n/)
  })

  test('gets colors that fit a light or dark background', () => {
    for (const paper of ['#FFF8E7', '#101014', '#2B0A3D']) {
      const { value, diagnostics } = compiled(
        `${SMALLEST}theme: { light: { background: "${paper}" } }\n`,
      )
      expect(diagnostics).toEqual([])
      expect(value?.theme.dark).toEqual(value?.theme.light)
    }
  })

  test('reports a font without the characters of default words once', () => {
    const characters = new Set(Array.from({ length: 256 }, (_, code) => code))
    const file = SMALLEST.replace('publication:', 'publication:\n  language: pl')
    const fonts = (text: string) =>
      `${text}theme: { fonts: { text: { family: A, src: /a.woff2, weight: 400, fallback: serif } } }\n`
    const check = (text: string) =>
      compile(fonts(text), { vocabulary, files: new Map([['/a.woff2', { characters }]]) })
    const { diagnostics, source } = { ...check(file), source: fonts(file).split('\n') }
    expect(diagnostics.map(({ code }) => code)).toEqual(['font/letters'])
    expect(source[(diagnostics[0]?.range.start.line ?? 0) - 1]).toMatch(/^theme: /)
    expect(diagnostics[0]?.message).toContain('"ł"')
    expect(check(SMALLEST).diagnostics).toEqual([])
  })

  test('marks the origins of defaults as not explicit', () => {
    const { findOrigin } = compiled(SMALLEST)
    expect(findOrigin?.(['shell', 'words', 'openMenu'])?.isExplicit).toBe(false)
    expect(findOrigin?.(['shell', 'company', 'name'])?.isExplicit).toBe(true)
  })
})

const line = fc
  .string({ minLength: 1, maxLength: 118, unit: fc.constantFrom(...'ab Äßłم漢"\'#:|&-') })
  .map((text) => `A${text}Z`)
const pages = fc
  .uniqueArray(
    fc.record({
      path: fc.stringMatching(/^[a-z][a-z0-9]{0,12}(\/[a-z][a-z0-9]{0,12})?$/),
      title: line,
      name: fc.option(
        line.map((text) => text.slice(0, 60)),
        { nil: undefined },
      ),
    }),
    {
      selector: ({ path }) => path,
      maxLength: 12,
    },
  )
  .map((all) => [{ path: '', title: 'Home', name: undefined }, ...all])

test('defaults are valid for any names of pages', () => {
  fc.assert(
    fc.property(
      pages,
      fc.constantFrom(...LANGUAGES.keys(), 'de-AT', undefined),
      (routes, language) => {
        const site = {
          ...(language && { publication: { language } }),
          company: { name: 'A' },
          routes: routes.map(({ path, title, name }) => ({
            path: `/${path}`,
            ...(name && { name }),
            title,
            description: 'A page.',
            sections: [{ type: 'prose', heading: 'A', paragraphs: ['A'] }],
          })),
        }
        const { value, diagnostics } = compiled(
          stringify(site, { lineWidth: 0, aliasDuplicateObjects: false }),
        )
        const errors = diagnostics.filter(({ severity }) => severity === 'error')
        // A generated path may be reserved or a duplicate.
        fc.pre(!errors.some(({ code }) => code.startsWith('route/')))
        expect(errors).toEqual([])
        expect(value?.shell.navigation.bar.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 60 },
  )
})

test('light colors also apply in dark mode if there are no dark ones', () => {
  const { value, diagnostics } = compiled(`theme: { light: { accent: "#7A1F3D" } }\n${SMALLEST}`)
  expect(diagnostics).toEqual([])
  expect(value?.theme.dark).toEqual(value?.theme.light)
  expect(value?.theme.light.accent).toBe('#7A1F3D')
})

test('a contact section has defaults for all its words', () => {
  const text = `${SMALLEST}      - { type: contact, form: { heading: Talk to us } }\n`
  const company = text.replace('name: Crumb\n', 'name: Crumb\n  contactEmail: a@example.com\n')
  const { value, diagnostics } = compiled(company)
  expect(diagnostics).toEqual([])
  const section = value?.pages[1]?.sections.at(-1)
  expect(section).toMatchObject({ email: 'a@example.com', form: { heading: 'Talk to us' } })
  expect(section).toHaveProperty('form.submit')
  expect(compiled(text).diagnostics.map(({ code, path }) => [code, path.at(-1)])).toEqual([
    ['schema/missing-key', 'email'],
  ])
})

test.each([...LANGUAGES.keys()])('has default texts for every kind in %s', (language) => {
  const text = SMALLEST.replace('publication:', `publication:\n  language: ${language}`)
  const part = '{ paragraphs: [A] }'
  const study = `{ type: case-study, headline: A, summary: A, profile: ${part}, objective: ${part}, solution: ${part}, technology: [A], workings: [{ title: A, text: A }], looks: [] }`
  const sections = ['{ type: contact, email: a@example.com }', study]
  const { diagnostics } = compiled(`${text}${sections.map((one) => `      - ${one}\n`).join('')}`)
  // The study has no pictures of screens here, and nothing else is missing.
  expect(diagnostics.map(({ code, path }) => [code, path.at(-1)])).toEqual([
    ['schema/too-few', 'looks'],
  ])
})

test('in an unknown language, diagnostics list the missing words', () => {
  const text = SMALLEST.replace('publication:', 'publication:\n  language: sv')
  const missing = compiled(text).diagnostics.map(({ code, message }) => `${code} ${message}`)
  for (const key of ['words', 'navigation', 'footer', 'notFound', 'errorScreen', 'requestPages'])
    expect(missing).toContain(`schema/missing-key The required key "${key}" is missing.`)
  const words = compiled(`${text}words: { openMenu: Meny }\n`).diagnostics
  expect(words.map(({ path }) => path.join('.'))).toContain('words.skipToContent')
})
