import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getPlaces } from '../../../src/site-folder/places.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { createTestFolder } from '../server/temp-folders.ts'

const { root } = getPlaces({})

const create = (args: readonly string[], from: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/commands/new.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, INIT_CWD: from },
    encoding: 'utf8',
  })

test('creates a small site without diagnostics and overwrites nothing', async () => {
  const from = createTestFolder()
  const { status, stdout } = create(["the band's"], from)
  const SITE_DIR = join(from, "the band's")
  expect(status).toBe(0)
  expect(stdout.match(/^ +SITE_DIR='.*the band'\\''s' npm run (dev|build)/gm)).toHaveLength(2)

  const file = join(SITE_DIR, 'site.yaml')
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const { value, diagnostics } = await compileProject(getProject({ SITE_DIR }))
  expect(diagnostics).toEqual([])
  expect(value?.pages).toHaveLength(3)

  writeFileSync(file, 'mine')
  const again = create(["the band's"], from)
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('site.yaml: the file already exists')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test('creates a site of a kind with its pictures; none has diagnostics or more than 90 lines', async () => {
  const from = createTestFolder()
  expect(create(['site', '--kind', 'portfolio'], from).status).toBe(0)
  const SITE_DIR = join(from, 'site')
  const templates = 'src/commands/new-site'
  const getTemplate = (kind: string) => readFileSync(join(root, templates, `${kind}.yaml`), 'utf8')
  expect(readFileSync(join(SITE_DIR, 'site.yaml'), 'utf8')).toBe(getTemplate('portfolio'))
  for (const kind of ['portfolio', 'bakery', 'school', 'club', 'clinic']) {
    const text = getTemplate(kind)
    expect(text.trimEnd().split('\n').length, kind).toBeLessThanOrEqual(90)
    writeFileSync(join(SITE_DIR, 'site.yaml'), text)
    const { diagnostics } = await compileProject(getProject({ SITE_DIR }))
    expect(diagnostics, kind).toEqual([])
  }
})

test('names the kinds if it is given another one', () => {
  const from = createTestFolder()
  const { status, stderr } = create(['site', '--kind', 'shop'], from)
  expect(status).toBe(1)
  expect(stderr).toContain('Available: bakery, school, club, clinic, portfolio.')
})
