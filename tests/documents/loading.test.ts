import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { renderPage } from '../../src/build/render.tsx'
import type { PageData } from '../../src/model.ts'
import { attributeOf, elementsOf } from '../browser/markup.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages, shell } = site

const AT_ONCE = 'eager, high'
const ONCE_NEAR = 'lazy, auto'

/** The picture that a page begins with. */
const headOf = ({ sections: [head] }: PageData): string | undefined =>
  head && 'image' in head ? head.image?.src : undefined

/** Pictures of a document that are not loaded when they should: the one that it begins with at once, others once near. */
function untimely(html: string, head: string | undefined): string[] {
  const pictures = elementsOf(html).filter(({ tagName }) => tagName === 'img')
  const found = pictures.map((one) => ({
    src: attributeOf(one, 'src'),
    // Without a word, a browser loads at once.
    loaded: `${attributeOf(one, 'loading') ?? 'eager'}, ${attributeOf(one, 'fetchpriority') ?? 'auto'}`,
  }))
  const first = found[0]?.src === head ? [] : [`${found[0]?.src} comes before ${head}`]
  const others = found.flatMap(({ src, loaded }, index) => {
    const expected = head !== undefined && index === 0 ? AT_ONCE : ONCE_NEAR
    return loaded === expected ? [] : [`${src}: ${loaded} instead of ${expected}`]
  })
  return [...first, ...others]
}

test.for(pages)(
  '$path loads the picture that it begins with at once, and others later',
  async (page) => {
    const { html } = await renderPage(shell, page)
    expect(untimely(html, headOf(page))).toEqual([])
  },
)

test('nearly every page begins with a picture', () => {
  const without = pages.filter((page) => headOf(page) === undefined)
  expect(without.map(({ path }) => path)).toEqual(['/services/test'])
})

describe('it is noticed', () => {
  const [home] = pages
  if (!home) throw new Error('There are no pages.')

  test.each<readonly [what: string, change: (html: string) => string]>([
    ['if the first picture waits', (html) => html.replace('loading="eager"', 'loading="lazy"')],
    ['if all wait', (html) => html.replaceAll('loading="eager"', 'loading="lazy"')],
    ['if one further down is loaded at once', (html) => html.replace('loading="lazy"', '')],
    ['if all are', (html) => html.replaceAll('loading="lazy"', 'loading="eager"')],
    ['if the first picture has to queue', (html) => html.replaceAll(/ fetchpriority="high"/gi, '')],
    ['if another picture comes first', (html) => html.replace('<img', '<img src="/a.svg"/><img')],
  ])('%s', async (_, change) => {
    const { html } = await renderPage(shell, home)
    expect(change(html) === html).toBe(false)
    expect(untimely(change(html), headOf(home))).not.toEqual([])
  })
})
