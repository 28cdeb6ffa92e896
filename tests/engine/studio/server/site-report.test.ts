import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getProject } from '../../../../src/site-folder/project.ts'
import { LiveSite } from '../../../../src/studio/live-site.ts'
import type { SearchResult, SiteReport } from '../../../../src/studio/protocol/site-tools.ts'
import { Publication } from '../../../../src/studio/server/publication.ts'
import { readSiteTool } from '../../../../src/studio/server/site-tools.ts'
import { emptyFolder } from '../example.ts'

const SENTENCE = 'We mend every bicycle by hand, and we show you how it is done'

const createPage = (path: string, title: string, target: string, text: string) => `
  - path: ${path}
    title: ${title}
    description: "${title}: a description that is long enough for search results, and that no other page has."
    sections:
      - type: prose
        heading: ${title}
        paragraphs: ["${text}", "More is on [the next page](${target})."]`

const SITE = `publication: { origin: https://www.spoke.example, icon: { src: /icon.svg, decorative: true } }
company: { name: Spoke }
theme: { css: /own.css }
navigation: { bar: [{ label: Start, to: / }, { label: Shop, to: { flagged: /Shop, reason: The shop opens in May. } }] }
footer: { links: [{ label: Start, to: / }] }
routes:${createPage('/', 'Start', '/One', SENTENCE)}${createPage('/One', 'One', '/Two', `${SENTENCE}!`)}${createPage('/Two', 'Two', '/Three', 'Two wheels carry you home through the rain of every winter day.')}${createPage('/Three', 'Three', '/Four', 'Three lamps light the way.')}${createPage('/Four', 'Four', '/', 'Four brakes hold.')}${createPage('/Alone', 'A title that is much longer than what search results show of any page', '/', 'Nobody comes here.')}
`

async function createTools(text = SITE) {
  const folder = emptyFolder()
  const project = getProject({ SITE_DIR: folder })
  writeFileSync(project.siteFile, text)
  mkdirSync(project.publicDir)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  for (const name of ['icon', 'Ünused', 'styled'])
    writeFileSync(join(project.publicDir, `${name}.svg`), svg)
  writeFileSync(join(project.publicDir, 'own.css'), 'main { background: url(/styled.svg) }')
  const live = await LiveSite.create(project)
  const context = { project, live, publication: new Publication(project, live, () => {}) }
  return (endpoint: string, params = {}) =>
    readSiteTool(context, endpoint, new URLSearchParams(params))
}

test('the report lists what could be improved, each with its place', async () => {
  const read = await createTools()
  const { groups } = (await read('/report')) as SiteReport
  const list = (groups ?? []).map(({ title, items }) => [
    title,
    items.map(({ page, at, text }) => [page?.path, text, at?.join('.')]),
  ])
  expect(Object.fromEntries(list)).toMatchObject({
    'Flagged links': [[undefined, '/Shop', 'navigation.bar.1.to']],
    'Pages that are hard to find': [
      ['/Alone', '/Alone', 'routes.5.path'],
      ['/Four', '/Four', 'routes.4.path'],
    ],
    'Titles and descriptions': [
      [
        '/Alone',
        'A title that is much longer than what search results show of any page',
        'routes.5.title',
      ],
    ],
    'Repeated texts': expect.arrayContaining([
      ['/One', `${SENTENCE}!`, 'routes.1.sections.0.paragraphs.0'],
    ]),
    'Unused parts and images': [[undefined, '/Ünused.svg', undefined]],
  })
  const broken = await createTools(SITE.replace('label: Start, to: /', 'label: Start, to: /No'))
  expect(await broken('/report')).toEqual({ groups: null })
})

test('search finds texts, but neither variables, nor addresses, nor link targets', async () => {
  const read = await createTools(
    SITE.replace('name: Spoke', 'name: Spoke, slogan: "{company.name} rides on"'),
  )
  const search = async (words: string, more = {}) => {
    const { texts, matches } = (await read('/search', { words, ...more })) as SearchResult
    return [matches, texts.map(({ page }) => page?.path)]
  }
  expect(await search('MEND  every')).toEqual([2, ['/', '/One']])
  expect(await search('MEND every', { case: '' })).toEqual([0, []])
  expect(await search('end every', { whole: '' })).toEqual([0, []])
  expect(await search('company')).toEqual([0, []])
  expect(await search('spoke')).toEqual([1, [undefined]])
  expect(await search('/Two')).toEqual([0, []])
  expect(await search('next page')).toMatchObject([6, {}])
  expect(await search(' ')).toEqual([0, []])
})
