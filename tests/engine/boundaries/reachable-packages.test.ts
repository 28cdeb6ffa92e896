import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findReachable, imports, toPackages } from './imports.ts'

describe('the server', () => {
  const reachable = findReachable('src/commands/start.ts')

  test('needs six packages', () => {
    expect([...new Set(toPackages(reachable))].sort()).toEqual([
      '@libsql/client',
      'fastest-levenshtein',
      'negotiator',
      'nodemailer',
      'pino',
      'zod',
    ])
  })

  // The build runs in a separate process.
  test('imports only two small files of other layers', () => {
    expect(reachable).toContain('src/server/serve.ts')
    const others = reachable.filter((target) =>
      /^(?:src\/(?!server|contact|contract|commands)|schemas)/.test(target),
    )
    expect(others.sort()).toEqual(['src/publish/fingerprint.ts', 'src/site-folder/places.ts'])
  })
})

/** Tools for the development of this project; their packages are not installed where the site is served. */
const DEVELOPMENT_TOOLS = /^src\/commands\/(?:screenshots\/|generate\.ts)/

test('everything but development tools imports only production dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = [...imports].filter(
    ([file]) => file.startsWith('src/') && !DEVELOPMENT_TOOLS.test(file),
  )
  expect(files.length).toBeGreaterThan(250)
  const unexpected = files.flatMap(([file, targets]) =>
    [
      ...toPackages(targets).filter((name) => !(name in dependencies)),
      ...targets.filter((target) => DEVELOPMENT_TOOLS.test(target)),
    ].map((target) => `${file}: ${target}`),
  )
  expect(unexpected).toEqual([])
})
