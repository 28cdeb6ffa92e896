import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { sectionsOf } from '../facts/checks/reading.ts'
import { STEPS } from './steps-ledger.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

test('the steps of every process come one after the other as they are written down here', () => {
  const found = site.pages.flatMap((page) =>
    sectionsOf(page, 'process').map(({ steps }) => [page.path, ...steps.map(({ title }) => title)]),
  )
  expect(found).toEqual(STEPS.map(([page, steps]) => [page, ...steps.split(', ')]))
})
