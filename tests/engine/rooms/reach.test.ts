import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageOf, reachedFrom } from './reach.ts'
import { importsOf } from './rooms.ts'

const packagesOf = (targets: readonly string[]): string[] => [
  ...new Set(targets.flatMap((target) => packageOf(target) ?? [])),
]

describe('the server', () => {
  const reached = reachedFrom('src/commands/start.ts')

  test('needs five packages', () => {
    expect(packagesOf(reached).sort()).toEqual([
      '@libsql/client',
      'fastest-levenshtein',
      'negotiator',
      'nodemailer',
      'pino',
    ])
  })

  // The build runs in a process of its own.
  test('brings two small files of the build along, and nothing else that is not its own', () => {
    expect(reached).toContain('src/server/serve.ts')
    const others = reached.filter((target) =>
      /^(?:src\/(?!server|contact|contract|commands)|schemas)/.test(target),
    )
    expect(others.sort()).toEqual(['src/publish/fingerprint.ts', 'src/site-folder/places.ts'])
  })
})

/** What only somebody who works on the project runs: where the site is served, its packages are missing. */
const BY_HAND = /^src\/commands\/screenshots\/|^artwork\//

const sources = readdirSync('src', { recursive: true })
  .map((name) => join('src', String(name)))
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
const others = sources
  .filter((file) => !BY_HAND.test(file))
  .map((file) => ({ file, targets: importsOf(file, readFileSync(file, 'utf8')) }))

describe('what is not run by hand', () => {
  test('imports only packages that are installed with the site', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const missing = others.flatMap(({ file, targets }) =>
      packagesOf(targets)
        .filter((name) => !Object.hasOwn(dependencies, name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(others.length).toBeGreaterThan(250)
    expect(missing).toEqual([])
  })

  test('imports nothing that is', () => {
    const strays = others.flatMap(({ file, targets }) =>
      targets.filter((target) => BY_HAND.test(target)).map((target) => `${file} imports ${target}`),
    )
    expect(sources.length).toBeGreaterThan(others.length)
    expect(strays).toEqual([])
  })
})

test.each([
  ['react-dom/server', 'react-dom'],
  ['@emotion/react', '@emotion/react'],
  ['@libsql/client/web', '@libsql/client'],
  ['node:fs', undefined],
  ['virtual:pages', undefined],
  ['src/contract/nearest.ts', undefined],
])('%s is of the package %s', (target, name) => {
  expect(packageOf(target)).toBe(name)
})
