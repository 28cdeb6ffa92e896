import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withViews } from '../../../../src/app/loaded.ts'
import { Page } from '../../../../src/app/Page.tsx'
import { elementsOf, textOf } from '../../browser/markup.ts'
import { Surroundings, site } from './surroundings.tsx'

test('a page says which view is missing', async () => {
  const [data] = site.pages
  if (!data) throw new Error('The site has no page.')
  const loaded = await withViews(data)
  const broken = (
    <Surroundings path={data.path}>
      <Page page={{ ...loaded, views: new Map() }} />
    </Surroundings>
  )
  expect(() => renderToStaticMarkup(broken)).toThrow(`"${data.sections[0]?.kind}"`)
})
test('a page can show nothing but its sections', async () => {
  const [some] = site.pages
  if (!some) throw new Error('The site has no page.')
  const { next: _, ...sheet } = some.sheet
  const sections = [{ kind: 'hero', headline: 'Alone', size: 'page' }] as const
  const textOn = async (own: object) => {
    const page = await withViews({ ...some, sections, sheet: { ...sheet, ...own } })
    const html = renderToStaticMarkup(
      <Surroundings path={some.path}>
        <main>
          <Page page={page} />
        </main>
      </Surroundings>,
    )
    return elementsOf(html)
      .filter(({ tagName }) => tagName === 'main')
      .map(textOf)
  }
  expect(await textOn({ hidden: true })).toEqual(['Alone'])
  expect(await textOn({})).not.toEqual(['Alone'])
})
