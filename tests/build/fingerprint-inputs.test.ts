import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../../src/build/fingerprint.ts'
import { placesOf } from '../../src/build/places.ts'
import { temporaryFolder } from '../server/folder.ts'

const { root } = placesOf({})

/** What stands in the folder of the project and is no part of what a site is built from, and why. */
const UNREAD: Readonly<Record<string, string>> = {
  'README.md': 'is read by people',
  docs: 'is read by people',
  tests: 'is run, and never built',
  'biome.json': 'says how code is written, not what it does',
}

/** What is not kept, as patterns: builds and tools make it anew. */
const notKept = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) =>
    line
      .replace(/^\/|\/$/g, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '.*'),
  )
  .map((pattern) => new RegExp(`^${pattern}$`))

/** Names that begin with a dot belong to tools. */
const isKept = (name: string): boolean =>
  !name.startsWith('.') && !notKept.some((pattern) => pattern.test(name))

/** Everything else in the folder of the project: a change of any of it has to lead to a new build. */
const inputs = readdirSync(root).filter((name) => isKept(name) && !(name in UNREAD))

const copy = temporaryFolder()
const places = { root: copy, siteFile: join(copy, 'site.yaml') }
const sum = () => fingerprint(places)
let unchanged = ''

beforeAll(() => {
  for (const name of inputs) cpSync(join(root, name), join(copy, name), { recursive: true })
  unchanged = sum()
})
afterAll(() => rmSync(copy, { recursive: true }))

/** A file of each kind from every folder of an input. */
function samplesOf(input: string): string[] {
  if (!statSync(join(root, input)).isDirectory()) return [input]
  const files = readdirSync(join(root, input), { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile(),
  )
  const samples = new Map(
    files.map(({ parentPath, name }) => {
      const folder = parentPath.slice(root.length)
      return [folder + extname(name), join(folder, name)]
    }),
  )
  return [...samples.values()]
}

test('a build has inputs', () => {
  expect(inputs).toEqual(expect.arrayContaining(['src', 'schemas', 'public', 'site.yaml']))
})

describe.each(inputs)('a change of %s leads to a new build', (input) => {
  test.each(samplesOf(input))('%s', (file) => {
    const place = join(copy, file)
    const { size } = statSync(place)
    appendFileSync(place, ' ')
    expect(sum()).not.toBe(unchanged)
    truncateSync(place, size)
  })
})

test('nothing is left of a change that was taken back', () => expect(sum()).toBe(unchanged))

test.each(Object.entries(UNREAD))('%s, which %s, may change without one', (name) => {
  const place = join(copy, name, name.includes('.') ? '' : 'new.md')
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, 'changed')
  expect(sum()).toBe(unchanged)
})
