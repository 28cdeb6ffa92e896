import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const SITE_DIR = 'tests/example'
const own = getPlaces({})

test('a folder brings its site file and its public folder', () => {
  expect(getPlaces({ SITE_DIR })).toMatchObject({
    root: own.root,
    siteFile: resolve(SITE_DIR, 'site.yaml'),
    publicDir: resolve(SITE_DIR, 'public'),
    outDir: resolve(SITE_DIR, 'dist'),
  })
  expect(getPlaces({ SITE_DIR, OUT_DIR: 'other' }).outDir).toBe(resolve('other'))
  expect(own).toMatchObject({
    siteFile: join(own.root, 'site.yaml'),
    publicDir: join(own.root, 'public'),
  })
})

test('another site file leaves the public folder as it is', () => {
  const siteFile = resolve('other.yaml')
  expect(getPlaces({ SITE_DIR, SITE_FILE: 'other.yaml' })).toEqual({
    ...getPlaces({ SITE_DIR }),
    siteFile,
  })
  expect(getProject({}, 'other.yaml')).toEqual({ ...own, siteFile })
})

test('the example site has no diagnostic, and all that it names lies in its own folder', async () => {
  const { value, diagnostics } = await compileProject(getProject({ SITE_DIR }))
  expect(diagnostics).toEqual([])
  const kinds = value?.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind))
  expect(new Set(kinds).size).toBe(vocabulary.kinds.size)
})
