import { expect, test } from 'vitest'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { createPageFinder } from '../../../src/studio/page-finder.ts'

const result = await compileProject(getProject({ SITE_DIR: 'tests/example' }))
const { text } = result.source
const showing = createPageFinder(result, text)
const lineIn = (newer: string, part: string) =>
  newer.slice(0, newer.indexOf(part)).split('\n').length

test('a line of one page is shown there, also when it stands elsewhere or is misspelt by now', () => {
  const headline = 'headline: Mend with us'
  for (const newer of [
    text,
    text.replace(headline, 'headlin: Mend with us'),
    text.replace('\nroutes:', `${'\n# A note'.repeat(99)}\nroutes:`),
  ])
    expect(showing(newer, lineIn(newer, 'Mend with us'))).toEqual(['/Jobs'])
})

test('a variable is shown where a text of a page names it', () => {
  expect(showing(text, lineIn(text, '  name:'))).toEqual(['/'])
})

test('a line that was not there before is shown nowhere', () => {
  const newer = text.replace('\nroutes:', '\nroute: []\nroutes:')
  expect(showing(newer, lineIn(newer, 'route: []'))).toEqual([])
})
