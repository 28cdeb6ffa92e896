import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getPageModuleId, SHELL_MODULE } from '../../../src/publish/site-modules.ts'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { LiveSite } from '../../../src/studio/live-site.ts'
import { emptyFolder } from './example.ts'

const own = getProject(process.env)
const good = readFileSync(own.siteFile, 'utf8')
const [HEADLINE = ''] = /headline: [A-Za-z ]+$/m.exec(good.slice(good.indexOf('\nroutes:'))) ?? []
const [NAME = ''] = /^ {2}name: .+$/m.exec(good) ?? []

/** A copy of the site, and a function that rewrites its file. */
function copied() {
  const file = join(emptyFolder(), 'site.yaml')
  writeFileSync(file, good)
  const save = (from: string, to: string) => {
    expect(good).toContain(from)
    writeFileSync(file, good.replace(from, to))
  }
  return { project: { ...own, siteFile: file }, file, save }
}

test('incremental updates equal a fresh start', async () => {
  const { project, save } = copied()
  const live = await LiveSite.create(project)
  const pages = live.site?.pages.map(({ id }) => getPageModuleId(id))
  for (const words of ['Another Crew', 'Another Yard, which is far longer', 'Others']) {
    save(HEADLINE, `headline: ${words}`)
    const [changed = '', ...more] = live.update()
    expect([pages, more]).toEqual([expect.arrayContaining([changed]), []])
    expect(live.site).toEqual((await compileProject(project)).value)
  }
  save('\nroutes:', '\n# A note.\n\nroutes:')
  expect(live.update()).toHaveLength(1)
  save(NAME, '  name: Bridgework')
  expect(live.update()).toContain(SHELL_MODULE)
  expect(live.site).toEqual((await compileProject(project)).value)
})

test('detects a changed file and ignores half-written text', async () => {
  const { project, file, save } = copied()
  const live = await LiveSite.create(project)
  expect(live.isStale()).toBe(false)
  save(HEADLINE, 'headline: Join Us')
  expect(live.isStale()).toBe(true)
  live.update()
  expect(live.isStale()).toBe(false)
  writeFileSync(file, good.slice(0, good.length / 2))
  expect([live.update(undefined, false), live.errors, live.isStale()]).toEqual([[], [], true])
  live.update()
  expect(live.errors).not.toEqual([])
  writeFileSync(file, '')
  expect(live.isStale()).toBe(false)
  rmSync(file)
  expect(live.isStale()).toBe(false)
})

test('starts without a file or with an invalid one', async () => {
  const { project, file, save } = copied()
  rmSync(file)
  const live = await LiveSite.create(project)
  expect([live.site, live.diagnostics]).toEqual([undefined, []])
  expect(live.report).toMatch(/^Cannot read \S+: there is no such file\.$/)
  save(HEADLINE, 'headlin: Join Us')
  live.update()
  expect(live.site).toBeUndefined()
  expect(live.report).toContain(live.errors[0]?.diagnostic.message)
  writeFileSync(file, good)
  live.update()
  expect(live.site).toEqual((await compileProject(project)).value)
  rmSync(file)
  expect([live.update(), live.site !== undefined]).toEqual([[], true])
})
