import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { imports, packagesOf, reachedFrom } from './rooms.ts'

describe('the server', () => {
  const reached = reachedFrom('src/commands/start.ts')

  test('needs five packages', () => {
    expect([...new Set(packagesOf(reached))].sort()).toEqual([
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

test('what is not run by hand imports nothing that is, and only packages that come with the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const others = [...imports].filter(([file]) => file.startsWith('src/') && !BY_HAND.test(file))
  const strays = others.flatMap(([file, targets]) => [
    ...packagesOf(targets).flatMap((name) => (name in dependencies ? [] : [`${file}: ${name}`])),
    ...targets.filter((target) => BY_HAND.test(target)).map((target) => `${file}: ${target}`),
  ])
  expect(strays).toEqual([])
  expect(others.length).toBeGreaterThan(250)
})

test('a package is named by its first part, or its first two', () => {
  const targets = [
    'react-dom/server',
    '@emotion/react',
    '@libsql/client/web',
    'node:fs',
    'virtual:a',
  ]
  expect(packagesOf([...targets, 'src/contract/nearest.ts'])).toEqual([
    'react-dom',
    '@emotion/react',
    '@libsql/client',
  ])
})
