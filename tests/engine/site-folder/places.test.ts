import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'

const SITE_DIR = 'tests/example'
const defaults = getPlaces({})

test('SITE_DIR sets the site file and all folders', () => {
  expect(getPlaces({ SITE_DIR })).toMatchObject({
    root: defaults.root,
    siteFile: resolve(SITE_DIR, 'site.yaml'),
    publicDir: resolve(SITE_DIR, 'public'),
    outDir: resolve(SITE_DIR, 'dist'),
  })
  expect(getPlaces({ SITE_DIR, OUT_DIR: 'other' }).outDir).toBe(resolve('other'))
  expect(defaults).toMatchObject({
    siteFile: join(defaults.root, 'site.yaml'),
    publicDir: join(defaults.root, 'public'),
  })
})

test('SITE_FILE changes the site file only', () => {
  const siteFile = resolve('other.yaml')
  expect(getPlaces({ SITE_DIR, SITE_FILE: 'other.yaml' })).toEqual({
    ...getPlaces({ SITE_DIR }),
    siteFile,
  })
  expect(getProject({}, 'other.yaml')).toEqual({ ...defaults, siteFile })
})

test('the example site has no diagnostics and uses every section kind', async () => {
  const { value, diagnostics } = await compileProject(getProject({ SITE_DIR }))
  expect(diagnostics).toEqual([])
  const used = new Set<string>(
    value?.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)),
  )
  const unused = [...vocabulary.kinds.keys()].filter((kind) => !used.has(kind))
  expect(unused).toEqual([])
})
