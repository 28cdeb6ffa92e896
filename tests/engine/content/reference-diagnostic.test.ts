import { describe, expect, test } from 'vitest'
import {
  findMisspelledDefinitions,
  type Referring,
} from '../../../src/content/misspelled-definitions.ts'
import type { Path } from '../../../src/content/model.ts'
import {
  getDefinitionPath,
  type MissingTarget,
  toMissingFigure,
} from '../../../src/content/reference-diagnostic.ts'
import { treeOf } from './tree.ts'

test.each([
  ['home.project', { kind: 'figure', name: 'home.project', suggestion: 'home.projects' }],
  ['hom.projects', { kind: 'group', name: 'hom', suggestion: 'home' }],
  ['hom.project', { kind: 'figure', name: 'hom.project', suggestion: 'home.projects' }],
  ['elsewhere.x', { kind: 'figure', name: 'elsewhere.x', suggestion: undefined }],
  ['projects', { kind: 'figure', name: 'projects', suggestion: undefined }],
])('that there is no figure %s may mean another', (name, missing) => {
  const known = ['home.projects', 'home.years', 'work.projects']
  expect(toMissingFigure(name, known)).toEqual(missing)
})

test.each([
  ['panel', 'x', ['navigation', 'panels', 'x']],
  ['group', 'x', ['figures', 'x']],
  ['figure', 'x.y', ['figures', 'x', 'y']],
  ['collection', 'x', ['collections', 'x']],
  ['type', 'x', ['sectionTypes', 'x']],
  ['variable', 'company.x', ['company', 'x']],
  ['page', '/x', ['routes']],
] as const)('a %s %s is defined at %j', (kind, name, path) => {
  expect(getDefinitionPath({ kind, name })).toEqual(path)
})

describe('a definition with a wrong name', () => {
  const text =
    'figures: { hom: { projects: 1 } }\ncollections: { wrok: {} }\nroutes: [{ path: /carers }]\n'
  const work: MissingTarget = { kind: 'collection', name: 'work', suggestion: 'wrok' }
  const page: MissingTarget = { kind: 'page', name: '/careers', suggestion: '/carers' }
  const referring = (start: number, missing?: MissingTarget): Referring => ({
    diagnostic: {
      code: missing?.kind === 'page' ? 'link/dead' : 'set/unknown',
      message: 'No.',
      span: { start, end: start + 1 },
      path: ['x', start],
    },
    missing,
  })
  /** What is told of references in so many places: the code and the text or the place that are marked. */
  const told = (
    all: readonly Referring[],
    reached: readonly string[] = [],
    pageAt: () => Path | undefined = () => ['routes', 0, 'path'],
  ) =>
    findMisspelledDefinitions(treeOf(text), all, new Set(reached), pageAt).map(
      ({ code, span, path }) =>
        path[0] === 'x' ? path[1] : `${code} ${text.slice(span.start, span.end)}`,
    )
  const twice = (missing?: MissingTarget) => [referring(1, missing), referring(2, missing)]

  test.each<[MissingTarget, reported: string]>([
    [work, 'set/unknown wrok'],
    [{ kind: 'group', name: 'home', suggestion: 'hom' }, 'figure/unknown hom'],
    [{ kind: 'figure', name: 'hom.x', suggestion: 'hom.projects' }, 'figure/unknown projects'],
    [page, 'link/dead /carers'],
  ])('that several places name otherwise is one mistake: %j', (missing, reported) => {
    expect(told(twice(missing))).toEqual([reported])
  })
  test.each([
    undefined,
    // Nothing is like it.
    { kind: 'collection', name: 'work' },
    // Nobody misnames these so.
    { kind: 'variable', name: 'company.name', suggestion: 'company.nmae' },
    { kind: 'anchor', name: 'top', suggestion: 'tpo' },
  ] as const)('is not looked for in place of %j', (missing) => {
    expect(told(twice(missing))).toEqual([1, 2])
  })
  test('reports no definition for one reference, an unknown page, or a target with other references', () => {
    expect(told([referring(1, work), referring(1, work)])).toEqual([1, 1])
    expect(told(twice(page), [], () => undefined)).toEqual([1, 2])
    expect(told(twice(work), ['collection wrok'])).toEqual([1, 2])
    expect(told(twice(work), ['panel wrok'])).toEqual(['set/unknown wrok'])
  })
  test('is looked for by kind and name, capital letters or not', () => {
    expect(told([referring(1, work), referring(2, { ...work, kind: 'panel' })])).toEqual([1, 2])
    const capitals = referring(2, { ...work, name: 'WORK' })
    expect(told([referring(1, work), capitals])).toEqual(['set/unknown wrok'])
  })
})
