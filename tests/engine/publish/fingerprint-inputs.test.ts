import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeFingerprint } from '../../../src/publish/fingerprint.ts'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { createSuiteFolder } from '../server/temp-folders.ts'

const { root } = getPlaces({})

/** Files in the project folder that do not affect builds. */
const UNREAD = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', 'docs', 'examples'],
  ...['tests', 'biome.json', 'knip.json', 'stryker.config.json', 'vitest.config.ts'],
]

const READ = ['src', 'schemas', 'public', 'site.yaml', 'package.json', 'package-lock.json']

/** The files and folders under version control. */
const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
const kept = (stdout ?? '').split('\n').map((path) => path.split('/')[0] ?? '')

/** Names that start with a dot belong to tools. A change of anything else requires a new build. */
const inputs = [...new Set([...READ, ...kept])].filter(
  (name) => name && !name.startsWith('.') && !UNREAD.includes(name),
)

const copy = createSuiteFolder()
const places = { root: copy, siteFile: join(copy, 'site.yaml'), publicDir: join(copy, 'public') }
const sum = () => computeFingerprint(places)
let unchanged = ''

beforeAll(() => {
  for (const name of inputs) cpSync(join(root, name), join(copy, name), { recursive: true })
  unchanged = sum()
})

/** The most deeply nested file of each type in every input folder. */
function samplesOf(input: string): string[] {
  if (!statSync(join(root, input)).isDirectory()) return [input]
  const files = readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .sort((a, b) => a.parentPath.length - b.parentPath.length)
  const samples = new Map(
    files.map(({ parentPath, name }) => {
      const file = relative(root, join(parentPath, name))
      return [dirname(file).split(sep).slice(0, 2).join(sep) + extname(name), file] as const
    }),
  )
  return [...samples.values()]
}

test('all inputs of a build exist', () => {
  expect(inputs.filter((name) => !existsSync(join(root, name)))).toEqual([])
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

test('a reverted change gives the original fingerprint', () => expect(sum()).toBe(unchanged))

test.each(UNREAD)('a change of %s leads to no new build', (name) => {
  const place = join(copy, name, name.includes('.') ? '' : 'new.md')
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, 'changed')
  expect(sum()).toBe(unchanged)
})
