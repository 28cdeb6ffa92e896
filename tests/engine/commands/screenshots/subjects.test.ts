import { describe, expect, test } from 'vitest'
import { subjectsOf } from '../../../../src/commands/screenshots/subjects.ts'
import { compileProject, projectOf } from '../../../../src/site-folder/project.ts'

const { value: site } = await compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

const names = (...only: string[]) => subjectsOf(site, only).map(({ name }) => name)

describe('what is photographed', () => {
  test('is every page in the order of the file, then the states', () => {
    const paths = site.pages.map(({ path }) => path)
    expect(names().slice(0, paths.length)).toEqual(paths)
    expect(names().slice(paths.length)).toEqual([
      'panel-open',
      'menu-open',
      'not-found',
      'form-with-errors',
    ])
  })

  test('is what was asked for', () => {
    expect(names('/', 'not-found')).toEqual(['/', 'not-found'])
    expect(() => names('/', '/nowhere')).toThrow(/^There is no page at \/nowhere/)
  })

  test('has the menu of narrow windows in these only', () => {
    const { mobileBelowPx } = site.shell.behaviour
    const at = (width: number) =>
      subjectsOf(site, ['panel-open', 'menu-open']).flatMap(({ name, fits }) =>
        fits?.(width) ? [name] : [],
      )
    expect(at(mobileBelowPx - 1)).toEqual(['menu-open'])
    expect(at(mobileBelowPx)).toEqual(['panel-open'])
  })
})
