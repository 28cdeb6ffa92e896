import { expect, test } from 'vitest'
import { figuresIn } from './numbers.ts'
import { site, textsIn } from './site.ts'
import { clients, home } from './spec/pages.ts'
import { sayings, services, technologies } from './spec/services.ts'
import { footer } from './spec/shared.ts'
import { landings, limits, topics } from './spec/studies.ts'

/** Every figure that the specification gives for a page, or for all pages. */
function givenFor(path: string): Set<string> {
  const row = [...services, ...technologies].find(({ address }) => address === path)
  const topic = [...topics].find(([, addresses]) => addresses.includes(path))?.[0] ?? ''
  const texts = [
    String(footer.year),
    ...(row?.figures.map((figure) => figure.split(' ')[0]) ?? []),
    sayings[path] ?? '',
    ...(landings.has(path) ? ['fourteen'] : []),
    ...(limits[topic] ?? []),
    ...(path === '/' ? home.claims : []),
    ...(path === '/Our-Clients' ? clients.logos.items.map(({ name }) => name) : []),
  ]
  return new Set(texts.flatMap((text = '') => figuresIn(text)))
}

const ungiven = (path: string, value: unknown): string[] =>
  textsIn(value).flatMap((text) =>
    figuresIn(text)
      .filter((figure) => !givenFor(path).has(figure))
      .map((figure) => `${figure} in '${text}'`),
  )

test.for(site.pages)('$path states no figure that is not given for it', (page) => {
  const { path, title, description, sections } = page
  expect(ungiven(path, [title, description, sections])).toEqual([])
})

test('nothing around the pages states a figure that is not given', () => {
  const { words, navigation, footer: foot, errorScreen, notFound } = site.shell
  // Title blocks claim nothing: they number sheets.
  const { sheet: _, ...message } = notFound
  expect(ungiven('', [words, navigation, foot, message, errorScreen, site.requestPages])).toEqual(
    [],
  )
})

test('no text has a word twice in a row, or what somebody meant to write later', () => {
  const texts = textsIn([site.pages, site.shell, site.requestPages])
  const wrong = /\b(\p{L}{2,}) \1\b|\b(?:TODO|FIXME|TBD|lorem|ipsum)\b/iu
  expect(texts.filter((text) => wrong.test(text))).toEqual([])
})
