/** One mistake at each possible place of the valid site. */
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { DiagnosticCode } from '../../../src/content/diagnostics/catalog.ts'
import type { Path } from '../../../src/content/model.ts'
import { validSite } from '../faults/fixture.ts'
import { brokenClaims } from './claims.ts'
import { compiled, errorsIn } from './compiled.ts'
import { changed } from './generated/breaks.ts'
import { isMap, type Json, type JsonMap, pathsIn, valueAt } from './generated/json.ts'
import { patience } from './runs.ts'

const site: JsonMap = parse(validSite)
const places = [...pathsIn(site)]

const siteWith = (path: Path, to: Json): string =>
  // Null is written as an empty value.
  stringify(changed(site, path, to), { nullStr: '' })

const NONSENSE = 'zzqxv'

/** Maps with keys chosen by the author. */
const OPEN_MAPS = /^(company|figures(\/[^/]+)?|navigation\/panels|sectionTypes|collections)$/

/** The last key of a path that is not a list index. */
const nameOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'))

const isIn = (path: Path, ...rooms: readonly string[]): boolean =>
  rooms.some((room) => path.join('/').startsWith(room))

/** Enumerated words: another word is not a type error. */
const CHOICES = 'kind numbering layout routeChangeScroll decorative fallback subject'.split(' ')

/** Keys of texts without variables. */
const PLAIN =
  'src path collection prefix id type about reason flagged open panel figures contactEmail hrEmail'

const hasVariables = (path: Path): boolean =>
  !isIn(path, 'publication/origin', 'publication/language', 'theme', 'behaviour', 'gone') &&
  ![...CHOICES, ...PLAIN.split(' ')].includes(nameOf(path))

type Sort = [
  name: string,
  code: DiagnosticCode,
  to: Json,
  isFit: (path: Path, value: unknown) => boolean,
]

const SORTS: readonly Sort[] = [
  [
    'a number where a text belongs',
    'schema/wrong-type',
    12345,
    // Facts of the company may be numbers.
    (path, value) =>
      typeof value === 'string' && !CHOICES.includes(nameOf(path)) && !isIn(path, 'company'),
  ],
  [
    'a text where a number belongs',
    'schema/wrong-type',
    'many',
    (_, value) => typeof value === 'number',
  ],
  [
    'an unknown variable',
    'variable/unknown',
    `{company.${NONSENSE}}`,
    (path, value) => typeof value === 'string' && hasVariables(path),
  ],
  ['a forgotten value', 'schema/no-value', null, (_, value) => !(value instanceof Object)],
]

const sorts = SORTS.map(([name, code, to, isFit]) => ({
  ...{ name, code, to },
  paths: places.filter((path) => isFit(path, valueAt(site, path))),
}))
sorts.push({
  ...{ name: 'an unknown key', code: 'schema/unknown-key', to: 'some words' },
  paths: places
    .filter((path) => isMap(valueAt(site, path)) && !OPEN_MAPS.test(path.join('/')))
    .map((path) => [...path, NONSENSE]),
})

test(
  'a group in place of any value is an error',
  () => {
    // One place for each path, ignoring list indices.
    const shapes = new Map(places.map((path) => [path.join('/').replace(/\/\d+/g, '/0'), path]))
    expect(shapes.size).toBeGreaterThan(200)
    for (const path of shapes.values()) {
      const text = siteWith(path, { [NONSENSE]: {} })
      const result = compiled(text)
      expect(brokenClaims(text, result)).toEqual([])
      expect(errorsIn(result.diagnostics)).not.toEqual([])
    }
  },
  patience,
)
