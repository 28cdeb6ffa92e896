import { describe, expect, test } from 'vitest'
import { doubtsOf, NO_DOUBTS } from '../../../src/compiler/resolve/doubts.ts'
import type { DiagnosticCode } from '../../../src/diagnostics/catalogue.ts'
import type { Finding } from '../../../src/diagnostics/finding.ts'
import { sourceOf } from '../../../src/diagnostics/position.ts'
import type { Path } from '../../../src/model.ts'
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

const finding = (code: DiagnosticCode, path: Path): Finding => ({
  code,
  message: 'No.',
  span: { start: 0, end: 1 },
  path,
})
const doubts = (findings: readonly Finding[] = [], { site = SITE, mended = [] as number[] } = {}) =>
  doubtsOf(sourceOf('x', site), treeOf(site), findings, new Set(mended))

describe('a definition', () => {
  const isDoubtful = (path: Path, ...findings: readonly Finding[]) =>
    doubts(findings).definition(path)

  test('is doubtful where something is wrong with it, or with what it stands in', () => {
    const wrong = finding('schema/wrong-type', ['figures', 'home'])
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
    const named = finding(code, ['figures', 'home', 'project'])
    expect(isDoubtful(['figures', 'home', 'projekts'], named)).toBe(true)
    // One that is there has its name.
    expect(isDoubtful(['figures', 'home', 'projects'], named)).toBe(false)
    expect(isDoubtful(['figures', 'work', 'projects'], named)).toBe(false)
    expect(isDoubtful(['company', 'none'], named)).toBe(false)
  })
  test('that is there is not doubtful because of a key in it', () => {
    const named = finding('schema/unknown-key', ['figures', 'home', 'project'])
    expect(isDoubtful(['figures', 'home'], named)).toBe(false)
  })
  test('that is not there may be lost above a key that stands twice', () => {
    const twice = finding('yaml/duplicate-key', ['figures', 'home', 'projects'])
    expect(isDoubtful(['figures', 'work'], twice)).toBe(true)
    expect(isDoubtful(['figures', 'home', 'none'], twice)).toBe(false)
    expect(
      isDoubtful(['figures', 'work'], finding('schema/too-few', ['figures', 'home', 'projects'])),
    ).toBe(false)
  })
  test('is not doubtful without findings', () => {
    expect(isDoubtful(['figures', 'none'])).toBe(false)
    expect(isDoubtful([])).toBe(false)
  })
})

describe('a page that is missing', () => {
  const isDoubtful = (
    name: string,
    meant: string | undefined,
    findings: readonly Finding[],
    options = {},
  ) => doubts(findings, options).page({ kind: 'page', name, meant })
  const faulty = [finding('schema/format', ['routes', 1, 'path'])]

  test('may be one whose address is faulty, if they are alike', () => {
    expect(isDoubtful('/Our-Clients', '/Careers', faulty)).toBe(true)
    expect(isDoubtful('/our-client', '/Careers', faulty)).toBe(true)
    expect(isDoubtful('/clients', '/Careers', faulty)).toBe(true)
    expect(isDoubtful('/Our-Cleints', '/Careers', faulty)).toBe(true)
    expect(isDoubtful('/all/our/clients/now', '/Careers', faulty)).toBe(true)
    expect(isDoubtful('/Contact', '/Careers', faulty)).toBe(false)
  })
  test('may be one whose address is faulty, if no other page is like it', () => {
    expect(isDoubtful('/Contact', undefined, faulty)).toBe(true)
    expect(isDoubtful('/Contact', undefined, [])).toBe(false)
  })
  test('may be one on a line that had to be mended', () => {
    expect(isDoubtful('/Our-Clients', '/Careers', [], { mended: [10] })).toBe(true)
    expect(isDoubtful('/Our-Clients', '/Careers', [], { mended: [9] })).toBe(false)
  })
  test('may be any page, where one has no address at all', () => {
    const site = 'routes:\n  - path: /a\n  - title: b\n'
    expect(isDoubtful('/Contact', '/a', [], { site })).toBe(true)
    expect(isDoubtful('/', '/a', [], { site })).toBe(true)
    const empty = 'routes:\n  - path: ""\n'
    expect(
      isDoubtful('/Contact', '/a', [finding('schema/format', ['routes', 0, 'path'])], {
        site: empty,
      }),
    ).toBe(false)
  })
  test('may be anything where the pages are faulty as a whole', () => {
    expect(isDoubtful('/Contact', '/Careers', [finding('schema/wrong-type', ['routes'])])).toBe(
      true,
    )
  })
  test('without letters is one without letters', () => {
    const site = 'routes:\n  - path: //\n'
    const wrong = [finding('schema/format', ['routes', 0, 'path'])]
    expect(isDoubtful('/', '/a', wrong, { site })).toBe(true)
    expect(isDoubtful('/x', '/a', wrong, { site })).toBe(false)
    expect(isDoubtful('/', '/a', faulty)).toBe(false)
  })
})

describe('a place on a page that is missing', () => {
  const isDoubtful = (
    name: string,
    meant: string | undefined,
    findings: readonly Finding[],
    options = {},
  ) => doubts(findings, options).anchor({ kind: 'anchor', name, meant })

  test('may be one whose id is faulty', () => {
    const faulty = [finding('schema/format', ['routes', 0, 'sections', 0, 'id'])]
    expect(isDoubtful('opening', 'top', faulty)).toBe(true)
    expect(isDoubtful('team', 'top', faulty)).toBe(false)
    expect(isDoubtful('team', undefined, faulty)).toBe(true)
    expect(isDoubtful('opening', 'top', [])).toBe(false)
    expect(isDoubtful('team', undefined, [])).toBe(false)
  })
  test('may be one whose id has a wrong name', () => {
    const named = (...path: Path) => [finding('schema/unknown-key', path)]
    expect(isDoubtful('team', 'top', named('routes', 0, 'sections', 0, 'ID'))).toBe(true)
    expect(isDoubtful('team', 'top', named('routes', 0, 'sections', 0, 'ids'))).toBe(true)
    expect(isDoubtful('team', 'top', named('routes', 0, 'sections', 0, 'heading'))).toBe(false)
    expect(isDoubtful('team', 'top', named('routes', 0, 'sections', 0, 'id'))).toBe(false)
    expect(isDoubtful('team', 'top', named('routes', 0, 'sections', 0, 'ids', 'x'))).toBe(false)
    expect(isDoubtful('team', 'top', named('routes', 0, 'others', 0, 'ids'))).toBe(false)
  })
  test('may be on a page that has lost its sections', () => {
    const site = 'routes:\n  - path: /a\n    sections:\n      - id: x\n  - path: /b\n'
    expect(isDoubtful('team', 'top', [], { site })).toBe(true)
  })
  test('may be on a page without an address, or on any page where all are faulty', () => {
    const site = 'routes:\n  - title: a\n    sections:\n      - id: x\n'
    expect(isDoubtful('team', 'x', [], { site })).toBe(true)
    expect(isDoubtful('team', 'top', [finding('schema/wrong-type', ['routes'])])).toBe(true)
  })
  test('is not doubted because of addresses that are wrong otherwise', () => {
    expect(isDoubtful('team', 'top', [finding('schema/format', ['routes', 1, 'path'])])).toBe(false)
  })
})

test('without doubts nothing is doubtful', () => {
  const missing = { kind: 'page', name: '/', meant: undefined } as const
  expect([NO_DOUBTS.page(missing), NO_DOUBTS.anchor(missing), NO_DOUBTS.definition(['x'])]).toEqual(
    [false, false, false],
  )
})
