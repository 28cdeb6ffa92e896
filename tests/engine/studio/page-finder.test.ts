import { expect, test } from 'vitest'
import { compileProject, getProject } from '../../../src/site-folder/project.ts'
import { createPageFinder } from '../../../src/studio/page-finder.ts'

const result = await compileProject(getProject({ SITE_DIR: 'tests/example' }))
const { text } = result.source
const showing = createPageFinder(result, text)
const lineIn = (newer: string, part: string) =>
  newer.slice(0, newer.indexOf(part)).split('\n').length

test('finds the page of a line that has moved or has an error', () => {
  const headline = 'headline: Mend with us'
  for (const newer of [
    text,
    text.replace(headline, 'headlin: Mend with us'),
    text.replace('\nroutes:', `${'\n# A note'.repeat(99)}\nroutes:`),
  ])
    expect(showing(newer, lineIn(newer, 'Mend with us'))).toEqual(['/Jobs'])
})

test('finds the pages that use a variable', () => {
  expect(showing(text, lineIn(text, '  name:'))).toEqual(['/', '/Visit'])
})

test('finds no page for a new line', () => {
  const newer = text.replace('\nroutes:', '\nroute: []\nroutes:')
  expect(showing(newer, lineIn(newer, 'route: []'))).toEqual([])
})
