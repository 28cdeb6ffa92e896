import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const about = JSON.parse(readFileSync('package.json', 'utf8'))
const scripts = Object.keys(about.scripts)

test('the README lists every npm script and no other', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = [...readme.matchAll(/\bnpm (?:run )?(?!ci\b)([a-z][\w:]*)/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(named)].sort()).toEqual(scripts.toSorted())
})

test('has no install scripts', () => {
  expect(scripts.filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name))).toEqual([])
})

test('is private, requires a Node version and depends on tsx', () => {
  // `npm start` needs tsx without development dependencies.
  const dependencies = { tsx: expect.any(String) }
  expect(about).toMatchObject({ private: true, engines: { node: '>=20.19' }, dependencies })
})

test('ignores visitor data and build output', () => {
  const lines = readFileSync('.gitignore', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['data/', 'dist/', 'node_modules/']))
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([])
})

test('keeps the strict compiler options', () => {
  const { compilerOptions, include } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const strict = [
    'strict',
    'noUncheckedIndexedAccess',
    'exactOptionalPropertyTypes',
    'noImplicitOverride',
    'noImplicitReturns',
    'noFallthroughCasesInSwitch',
    'noUnusedLocals',
    'noUnusedParameters',
    'erasableSyntaxOnly',
    'verbatimModuleSyntax',
  ]
  expect(strict.filter((option) => compilerOptions[option] !== true)).toEqual([])
  // No single option of `strict` may be turned off.
  const isOff = ([option, value]: [string, unknown]) =>
    value === false && /^(?:no|strict|use|always)/.test(option)
  const off = Object.entries(compilerOptions).filter(isOff)
  expect(off).toEqual([['noPropertyAccessFromIndexSignature', false]])
  expect(include).toEqual(['src', 'schemas', 'tests', 'vite.config.ts'])
})
