import { readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vite.config.ts'

/** The projects of Vitest that `npm test` runs. */
const RUN = ['quick', 'thorough', 'browser', 'measured']

interface Patterns {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

const { test: tests } = await config({ command: 'serve', mode: 'test' })
const projects = (tests?.projects ?? []).flatMap((project): Patterns[] => {
  if (typeof project !== 'object' || !('test' in project) || !project.test) return []
  const { name, include = [], exclude = [] } = project.test
  return [{ name: String(name), include, exclude }]
})

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((name) => /\.test\.tsx?$|^tests\/lighthouse\/.*\.lighthouse\.ts$/.test(name))

const projectsWith = (file: string): string[] => {
  const fits = (pattern: string) => matchesGlob(file, pattern)
  return projects
    .filter(({ include, exclude }) => include.some(fits) && !exclude.some(fits))
    .map(({ name }) => name)
}

test('every project is run, but for the one that only measures', () => {
  expect(projects.map(({ name }) => name).sort()).toEqual([...RUN, 'bench'].sort())
})

test('every file of tests is in exactly one project that is run', () => {
  expect(files.length).toBeGreaterThan(200)
  const wrong = files.filter((file) => {
    const [one, ...more] = projectsWith(file)
    return !one || !RUN.includes(one) || more.length > 0
  })
  expect(wrong).toEqual([])
})
