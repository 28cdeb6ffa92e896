import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import {
  readPublishedAddresses,
  recordPublishedAddresses,
} from '../../../src/site-folder/published-addresses.ts'
import { createTestFolder } from '../server/temp-folders.ts'

const page = (path: string, more = '') =>
  `  - path: ${path}\n${more}    title: Page ${path}\n    description: A short description of the page ${path} for search engines and previews.\n    sections: [{ type: hero, headline: At ${path} }]\n`
const site = (...pages: string[]) => `company: { name: A }\nroutes:\n${pages.join('')}`

test('reports published addresses until they are redirected or marked as gone', async () => {
  const SITE_DIR = createTestFolder()
  const project = getProject({ SITE_DIR })
  const compile = async (text: string) => {
    writeFileSync(project.siteFile, text)
    const { value, diagnostics } = await compileProject(project)
    if (!value) throw new Error(JSON.stringify(diagnostics))
    const lost = diagnostics.filter(({ code }) => code === 'route/lost')
    return { value, lost: lost.flatMap(({ message }) => message.match(/\/[^\s,.]*/g) ?? []) }
  }
  expect(readPublishedAddresses(project)).toEqual([])
  recordPublishedAddresses(
    project,
    (await compile(site(page('/'), page('/Old'), page('/Fax')))).value,
  )
  expect(readPublishedAddresses(project)).toEqual(['/', '/Fax', '/Old'])

  expect((await compile(site(page('/'), page('/new')))).lost).toEqual(['/Fax', '/Old'])
  // Case does not matter.
  expect((await compile(site(page('/'), page('/old'), page('/fax')))).lost).toEqual([])
  const fixed = `${site(page('/'), page('/new', '    formerly: [/old]\n'))}gone: [/Fax]\n`
  const { value, lost } = await compile(fixed)
  expect([lost, [...value.moves.redirects]]).toEqual([[], [['/old', '/new']]])

  // A base path does not change them.
  const underPath = await compile(
    `publication: { origin: https://a.example/agency/, language: en }\n${fixed}`,
  )
  expect(underPath.lost).toEqual([])
  expect([...underPath.value.moves.redirects]).toEqual([['/agency/old', '/agency/new']])
  recordPublishedAddresses(project, underPath.value)
  expect(readPublishedAddresses(project)).toEqual(['/', '/Fax', '/Old', '/new'])
  expect(readFileSync(join(SITE_DIR, 'published-addresses.txt'), 'utf8')).toMatch(
    /^# All published addresses/,
  )
})
