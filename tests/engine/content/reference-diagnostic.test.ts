import { describe, expect, test } from 'vitest'
import { misnamedDefinitions, type Referring } from '../../../src/content/misnamed.ts'
import {
  definitionOf,
  type Missing,
  missingFigure,
} from '../../../src/content/reference-diagnostic.ts'
import { treeOf } from './tree.ts'

describe('a figure that is not there', () => {
  const known = ['home.projects', 'home.years', 'work.projects']
  test.each([
    ['home.project', { kind: 'figure', name: 'home.project', meant: 'home.projects' }],
    ['hom.projects', { kind: 'group', name: 'hom', meant: 'home' }],
    ['hom.project', { kind: 'figure', name: 'hom.project', meant: 'home.projects' }],
    ['elsewhere.x', { kind: 'figure', name: 'elsewhere.x', meant: undefined }],
    ['projects', { kind: 'figure', name: 'projects', meant: undefined }],
    ['home.yaers', { kind: 'figure', name: 'home.yaers', meant: 'home.years' }],
  ])('%s', (name, missing) => expect(missingFigure(name, known)).toEqual(missing))
})

test.each([
  ['panel', 'x', ['navigation', 'panels', 'x']],
  ['group', 'x', ['figures', 'x']],
  ['figure', 'x.y', ['figures', 'x', 'y']],
  ['set', 'x', ['sets', 'x']],
  ['type', 'x', ['sectionTypes', 'x']],
  ['variable', 'company.x', ['company', 'x']],
  ['page', '/x', ['routes']],
  ['anchor', 'x', ['routes']],
] as const)('a %s %s is defined at %j', (kind, name, path) => {
  expect(definitionOf({ kind, name })).toEqual(path)
})

describe('a definition with a wrong name', () => {
  const root = treeOf(
    'figures: { hom: { projects: 1 } }\nsets: { wrok: {} }\nroutes: [{ path: /carers }]\ncompany: { nmae: x }\n',
  )
  const codes = {
    panel: 'link/unknown-panel',
    group: 'figure/unknown',
    figure: 'variable/unknown',
    set: 'set/unknown',
    type: 'section/unknown-type',
    variable: 'variable/unknown',
    page: 'link/dead',
    anchor: 'link/dead-anchor',
  } as const
  const referring = (missing: Missing, start: number): Referring => ({
    diagnostic: {
      code: codes[missing.kind],
      message: 'No.',
      span: { start, end: start + 1 },
      path: ['x', start],
    },
    missing,
  })
  const found = (
    all: readonly Referring[],
    reached: readonly string[] = [],
    page: readonly (string | number)[] | undefined = ['routes', 0, 'path'],
  ) =>
    misnamedDefinitions(root, all, new Set(reached), () => page).map(({ code, path }) => [
      code,
      path,
    ])
  const at = (...starts: readonly number[]) => starts.map((start) => ['set/unknown', ['x', start]])
  const work: Missing = { kind: 'set', name: 'work', meant: 'wrok' }

  test('that several places name otherwise is one mistake', () => {
    expect(found([referring(work, 1), referring(work, 2)])).toEqual([
      ['set/unknown', ['sets', 'wrok']],
    ])
  })
  test('is that of the references where only one place names it', () => {
    expect(found([referring(work, 1)])).toEqual(at(1))
    expect(found([referring(work, 1), referring(work, 1)])).toEqual(at(1, 1))
  })
  test('is right where somebody names it so', () => {
    expect(found([referring(work, 1), referring(work, 2)], ['set wrok'])).toEqual(at(1, 2))
    expect(found([referring(work, 1), referring(work, 2)], ['panel wrok'])).toHaveLength(1)
  })
  test('is not looked for where nothing is like it', () => {
    const unlike = { kind: 'set', name: 'work' } as const
    expect(found([referring(unlike, 1), referring(unlike, 2)])).toEqual(at(1, 2))
  })
  test('of different things is looked at one by one, capital letters or not', () => {
    const other: Missing = { kind: 'panel', name: 'work', meant: 'wrok' }
    expect(found([referring(work, 1), referring(other, 2)])).toHaveLength(2)
    expect(found([referring(work, 1), referring({ ...work, name: 'WORK' }, 2)])).toHaveLength(1)
  })
  test.each([
    [{ kind: 'group', name: 'home', meant: 'hom' }, ['figure/unknown', ['figures', 'hom']]],
    [
      { kind: 'figure', name: 'hom.x', meant: 'hom.projects' },
      ['figure/unknown', ['figures', 'hom', 'projects']],
    ],
    [{ kind: 'page', name: '/careers', meant: '/carers' }, ['link/dead', ['routes', 0, 'path']]],
  ] as const)('%j', (missing, expected) => {
    expect(found([referring(missing, 1), referring(missing, 2)])).toEqual([expected])
  })
  test.each([
    { kind: 'variable', name: 'company.name', meant: 'company.nmae' },
    { kind: 'anchor', name: 'top', meant: 'tpo' },
  ] as const)('of a kind that nobody misnames so stays with the references: %j', (missing) => {
    expect(found([referring(missing, 1), referring(missing, 2)])).toHaveLength(2)
  })
  test('of a page that is not known stays with the references', () => {
    const missing: Missing = { kind: 'page', name: '/careers', meant: '/carers' }
    expect(
      misnamedDefinitions(
        root,
        [referring(missing, 1), referring(missing, 2)],
        new Set(),
        () => undefined,
      ),
    ).toHaveLength(2)
  })
  test('keeps diagnostics that lack nothing', () => {
    const { diagnostic } = referring(work, 5)
    expect(found([{ diagnostic }, { diagnostic }])).toEqual(at(5, 5))
  })
  test('a page is marked where its address stands, others where their names do', () => {
    const spans = (missing: Missing) =>
      misnamedDefinitions(root, [referring(missing, 1), referring(missing, 2)], new Set(), () => [
        'routes',
        0,
        'path',
      ]).map(({ span }) => span)
    const text =
      'figures: { hom: { projects: 1 } }\nsets: { wrok: {} }\nroutes: [{ path: /carers }]\n'
    const start = text.indexOf('/carers')
    expect(spans({ kind: 'page', name: '/careers', meant: '/carers' })).toEqual([
      { start, end: start + 7 },
    ])
    const name = text.indexOf('wrok')
    expect(spans(work)).toEqual([{ start: name, end: name + 4 }])
  })
})
