import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageData } from '../../../../src/content/model.ts'
import { SheetStrip } from '../../../../src/theme/shell/SheetStrip.tsx'
import { attributeOf, elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

const { words } = site.shell

const stripOf = ({ path, sheet }: PageData) => {
  const elements = elementsOf(
    renderToStaticMarkup(
      <Surroundings path={path}>
        <SheetStrip sheet={sheet} />
      </Surroundings>,
    ),
  )
  return (tag: string) => elements.filter(({ tagName }) => tagName === tag)
}

test.each(site.pages.map((page) => [page.path, page] as const))(
  '%s shows where it stands',
  (path, page) => {
    const of = stripOf(page)
    const { code, of: count, trail } = page.sheet
    expect(of('nav').map((nav) => attributeOf(nav, 'aria-label'))).toEqual([words.breadcrumb])
    const steps = of('li')
    expect(steps.map(textOf)).toEqual(trail.map(({ label }) => label))
    expect(of('p').map(textOf)).toEqual([`${words.sheet} ${code} ${words.sheetOf} ${count}`])
    const here = steps.filter((step) => attributeOf(step, 'aria-current') === 'page')
    expect(here).toEqual(steps.slice(-1))
    const links = of('a').map((link) => attributeOf(link, 'href'))
    expect(links).toEqual(trail.flatMap(({ href }) => href ?? []))
    expect(links).not.toContain(path)
  },
)
