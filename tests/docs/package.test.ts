import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts, dependencies, engines, ...about } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** What npm runs by itself when it installs. */
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare']

test('the README promises every script, and no other', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = [...readme.matchAll(/\bnpm (?:run )?(?!ci\b)([a-z][\w:]*)/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

test.each(AT_INSTALLATION)('installing runs no script of its own: %s', (name) => {
  expect(Object.keys(scripts)).not.toContain(name)
})

test('the package is never published', () => {
  expect(about.private).toBe(true)
})

test('the package says for which Node it is made', () => {
  expect(engines).toEqual({ node: '>=20.19' })
})

// `npm start` needs it, also where only what the site needs is installed.
test('what runs TypeScript is installed with the site', () => {
  expect(Object.keys(dependencies)).toContain('tsx')
})

test('neither what visitors send nor what is made is committed', () => {
  const lines = readFileSync('.gitignore', 'utf8').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['data/', 'dist/', 'node_modules/']))
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([])
})

test('types are checked as strictly as they were written', () => {
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
  // What `strict` brings along must not be taken back one by one.
  const isOff = ([option, value]: [string, unknown]) =>
    value === false && /^(?:no|strict|use|always)/.test(option)
  const off = Object.entries(compilerOptions).filter(isOff)
  expect(off).toEqual([['noPropertyAccessFromIndexSignature', false]])
  expect(include).toEqual(['src', 'schemas', 'artwork', 'tests', 'vite.config.ts'])
})
