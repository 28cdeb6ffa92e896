import { existsSync, readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { type Area, areas } from './areas.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The code whose tests are tested. */
const FOLDERS = ['src/compiler', 'src/diagnostics', 'src/server/contact']

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => name.endsWith('.ts'))

/** What is wrong with a choice of areas. @param there whether a file exists */
const faultsOf = (
  all: Readonly<Record<string, Area>>,
  files: readonly string[],
  there: (file: string) => boolean,
): string[] => [
  ...files.flatMap((file) => {
    const count = Object.values(all).filter(({ mutate }) =>
      mutate.some((pattern) => matchesGlob(file, pattern)),
    ).length
    return count === 1 ? [] : [`${file} is in ${count} areas`]
  }),
  ...Object.values(all).flatMap(({ tests, mutate }) =>
    [...tests, ...mutate]
      .filter((one) => !there(one) && !files.some((file) => matchesGlob(file, one)))
      .map((one) => `${one} is not there`),
  ),
]

test('every file is in one area, and what areas name is there', () => {
  const there = (file: string) => existsSync(join(ROOT, file))
  expect(faultsOf(areas, FOLDERS.flatMap(filesIn), there)).toEqual([])
})

test('a file that is in none or in two is noticed, and a test that is gone', () => {
  const all = {
    one: { mutate: ['src/a/*.ts'], tests: ['tests/gone.test.ts'] },
    two: { mutate: ['src/a/x.ts'], tests: [] },
  }
  const files = ['src/a/x.ts', 'src/a/y.ts', 'src/b.ts']
  expect(faultsOf(all, files, (file) => file.startsWith('src/'))).toEqual([
    'src/a/x.ts is in 2 areas',
    'src/b.ts is in 0 areas',
    'tests/gone.test.ts is not there',
  ])
})
