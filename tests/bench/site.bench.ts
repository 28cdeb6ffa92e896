import { bench, describe } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { renderPage } from '../../src/build/render.tsx'

const project = projectOf(process.env)
const { value: site } = compileProject(project)
const size = (value: unknown): number => JSON.stringify(value).length
const [largest] = site?.pages.toSorted((a, b) => size(b) - size(a)) ?? []

describe('the site of the project', () => {
  bench('is compiled', () => {
    compileProject(project)
  })

  bench('has its largest page rendered', async () => {
    if (!site || !largest) throw new Error('The site has errors, see `npm run check`.')
    await renderPage(site.shell, largest)
  })
})
