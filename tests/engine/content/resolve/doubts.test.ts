import { describe, expect, test } from 'vitest'
import type { DiagnosticCode } from '../../../../src/content/diagnostics/catalog.ts'
import { createSource } from '../../../../src/content/diagnostics/position.ts'
import type { SpanDiagnostic } from '../../../../src/content/diagnostics/span-diagnostic.ts'
import type { Path } from '../../../../src/content/model.ts'
import { doubtsOf } from '../../../../src/content/resolve/doubts.ts'
import { treeOf } from '../tree.ts'

const SITE = `company:
  name: x
figures:
  home:
    projects: 1
routes:
  - path: /Careers
    sections:
      - id: openings
  - path: /Our Clients
    sections:
      - type: a
`

const diagnostic = (code: DiagnosticCode, path: Path): SpanDiagnostic => ({
  code,
  message: 'No.',
  span: { start: 0, end: 1 },
  path,
})
const doubts = (
  diagnostics: readonly SpanDiagnostic[] = [],
  { site = SITE, recovered = [] as number[] } = {},
) => doubtsOf(createSource('x', site), treeOf(site), diagnostics, new Set(recovered))

describe('a definition', () => {
  const isDoubtful = (path: Path, ...diagnostics: readonly SpanDiagnostic[]) =>
    doubts(diagnostics).definition(path)

  test('is doubtful where something is wrong with it, or with what it stands in', () => {
    const wrong = diagnostic('schema/wrong-type', ['figures', 'home'])
    expect(isDoubtful(['figures', 'home', 'projects'], wrong)).toBe(true)
    expect(isDoubtful(['figures', 'home'], wrong)).toBe(true)
    expect(isDoubtful(['figures', 'home', 'gone'], wrong)).toBe(true)
    expect(isDoubtful(['figures', 'other'], wrong)).toBe(false)
    expect(isDoubtful(['figures'], wrong)).toBe(false)
    expect(isDoubtful(['company', 'name'], wrong)).toBe(false)
  })
  test.each([
    'schema/unknown-key',
    'schema/missing-key',
    'schema/format',
    'yaml/missing-colon',
  ] as const)('that is not there may be the one of which %s is said', (code) => {
    const named = diagnostic(code, ['figures', 'home', 'project'])
    expect(isDoubtful(['figures', 'home', 'projekts'], named)).toBe(true)
    // One that is there has its name.
    expect(isDoubtful(['figures', 'home', 'projects'], named)).toBe(false)
    expect(isDoubtful(['figures', 'work', 'projects'], named)).toBe(false)
    expect(isDoubtful(['company', 'none'], named)).toBe(false)
  })
  test('that is there is not doubtful because of a key in it', () => {
    const named = diagnostic('schema/unknown-key', ['figures', 'home', 'project'])
    expect(isDoubtful(['figures', 'home'], named)).toBe(false)
  })
  test('that is not there may be lost above a key that stands twice', () => {
    const twice = diagnostic('yaml/duplicate-key', ['figures', 'home', 'projects'])
    expect(isDoubtful(['figures', 'work'], twice)).toBe(true)
    expect(isDoubtful(['figures', 'home', 'none'], twice)).toBe(false)
    expect(
      isDoubtful(
        ['figures', 'work'],
        diagnostic('schema/too-few', ['figures', 'home', 'projects']),
      ),
    ).toBe(false)
  })
  test('is not doubtful without diagnostics', () => {
    expect(isDoubtful(['figures', 'none'])).toBe(false)
    expect(isDoubtful([])).toBe(false)
  })
})

/** Names that are looked for in vain, and whether each may be missing because of the diagnostics. */
type Asked = Readonly<Record<string, boolean>>

const answers = (asked: Asked, isDoubtful: (name: string) => boolean) =>
  Object.fromEntries(Object.keys(asked).map((name) => [name, isDoubtful(name)]))

const atPath = diagnostic('schema/format', ['routes', 1, 'path'])

test.for<[string, readonly SpanDiagnostic[], { site?: string; recovered?: number[] }, Asked]>([
  [
    'may be one with a faulty address, if they are alike',
    [atPath],
    {},
    {
      '/Our-Clients': true,
      '/our-client': true,
      '/Our-Cleints': true,
      '/clients': true,
      '/all/our/clients/now': true,
      '/Contact': false,
      '/': false,
    },
  ],
  ['is not there, if no address is faulty', [], {}, { '/Our-Clients': false }],
  ['may be on a line that had to be recovered', [], { recovered: [10] }, { '/Our-Clients': true }],
  ['is not on another line', [], { recovered: [9] }, { '/Our-Clients': false }],
  [
    'may be called like a page without an address, or with that of another one',
    [],
    { site: 'routes:\n  - path: /a\n  - title: Big Data\n  - { path: /A, name: Our Jobs }\n' },
    { '/Big-Data': true, '/more/jobs': true, '/Contact': false, '/a/b': false },
  ],
  [
    'may be home, if a page has no address at all',
    [diagnostic('schema/wrong-type', ['routes', 0, 'path'])],
    { site: 'routes:\n  - { path: 12345, title: Bridges }\n' },
    { '/': true, '/x': false },
  ],
  [
    'may be a word in place of a page',
    [diagnostic('schema/wrong-type', ['routes', 0])],
    { site: 'routes:\n  - /Contact\n' },
    { '/contact': true, '/x': false },
  ],
  [
    'may be anything, if the pages are faulty',
    [diagnostic('schema/wrong-type', ['routes'])],
    {},
    { '/x': true },
  ],
])('a page %s', ([, diagnostics, options, asked]) => {
  const { page } = doubts(diagnostics, options)
  expect(answers(asked, (name) => page({ kind: 'page', name }))).toEqual(asked)
})

const unknown = (...path: Path) => [diagnostic('schema/unknown-key', path)]
const section = ['routes', 0, 'sections', 0] as const

test.for<[string, readonly SpanDiagnostic[], string, Asked]>([
  ['without a faulty id is not there', [], SITE, { opening: false }],
  [
    'may have a faulty id, or be called so',
    [diagnostic('schema/format', [...section, 'id'])],
    SITE.replace('id: openings', 'id: open jobs\n        heading: Our team'),
    { 'open-jobs': true, team: true, salaries: false },
  ],
  [
    'may stand under a key that was meant to be its id',
    unknown(...section, 'ids'),
    SITE.replace('id: openings', 'ids: openings'),
    { openings: true, team: false },
  ],
  ['is none under another key', unknown(...section, 'type'), SITE, { openings: false }],
  [
    'may be anything, if the pages are faulty',
    [diagnostic('schema/wrong-type', ['routes'])],
    SITE,
    { x: true },
  ],
])('a place %s', ([, diagnostics, site, asked]) => {
  const { anchor } = doubts(diagnostics, { site })
  expect(answers(asked, (name) => anchor({ kind: 'anchor', name, page: '/Careers' }))).toEqual(
    asked,
  )
})

test('what is on a page without sections is not known, what is on another one is', () => {
  const { anchor } = doubts([], {
    site: 'routes:\n  - path: /a\n  - path: /b\n    sections: [{}]\n',
  })
  expect(anchor({ kind: 'anchor', name: 'x', page: '/a' })).toBe(true)
  expect(anchor({ kind: 'anchor', name: 'x', page: '/b' })).toBe(false)
})
