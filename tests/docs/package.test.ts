import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts, dependencies, engines, ...about } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

const SCRIPTS = {
  start: 'exec node --import tsx src/server/main.ts',
  dev: 'vite',
  build: 'tsx src/build/main.ts',
  check: 'tsx src/build/check.ts',
  requests: 'tsx src/server/contact/cli.ts',
  schema: 'tsx src/build/json-schema.ts --write',
  findings: 'tsx src/build/findings-doc.ts --write',
  drawings: 'tsx src/drawings/main.ts',
  screenshots: 'tsx src/screenshots/main.ts',
  fonts: 'tsx src/fonts/main.ts',
  test: 'tsx tests/verdict.ts',
  'test:quick': 'tsx tests/verdict.ts --quick',
  'test:unit': 'vitest run --project quick --project thorough',
  'test:browser': 'vitest run --project browser --project measured',
  'test:mutation': 'tsx tests/mutation/run.ts',
  bench: 'vitest bench --run --project bench && tsx tests/bench/main.ts',
  'bench:lighthouse': 'tsx tests/lighthouse/main.ts',
  lint: 'biome check --error-on-warnings .',
  format: 'biome check --write --linter-enabled=false .',
  types: 'tsc --noEmit',
}

/** What npm runs by itself when it installs. */
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare']

test('the scripts do what they are written down to do here', () => {
  expect(scripts).toEqual(SCRIPTS)
})

test('the README promises every script, and no other', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = [...readme.matchAll(/\bnpm (?:run )?(?!ci\b)([a-z][\w:]*)/g)].map(
    ([, name = '']) => name,
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(SCRIPTS).sort())
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
  expect(include).toEqual(['src', 'schemas', 'tests', 'vite.config.ts'])
})
