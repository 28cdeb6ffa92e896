import { expect, test } from 'vitest'
import { findFigures } from './find-figures.ts'
import { collectTexts, site } from './site.ts'
import { clients, home } from './spec/pages.ts'
import { phrases, services, technologies } from './spec/services.ts'
import { footer } from './spec/shared.ts'
import { landings, limits, topics } from './spec/studies.ts'

/** Figures that the specification gives for a page or for all pages. */
function getSpecifiedFigures(path: string): Set<string> {
  const row = [...services, ...technologies].find(({ address }) => address === path)
  const topic = [...topics].find(([, addresses]) => addresses.includes(path))?.[0] ?? ''
  const texts = [
    String(footer.year),
    ...(row?.figures.map((figure) => figure.split(' ')[0]) ?? []),
    phrases[path] ?? '',
    ...(landings.has(path) ? ['fourteen'] : []),
    ...(limits[topic] ?? []),
    ...(path === '/' ? home.claims : []),
    ...(path === '/Our-Clients' ? clients.logos.items.map(({ name }) => name) : []),
  ]
  return new Set(texts.flatMap((text = '') => findFigures(text)))
}

const findUnspecifiedFigures = (path: string, value: unknown): string[] =>
  collectTexts(value).flatMap((text) =>
    findFigures(text)
      .filter((figure) => !getSpecifiedFigures(path).has(figure))
      .map((figure) => `${figure} in '${text}'`),
  )

test.for(site.pages)('$path contains only figures of the specification', (page) => {
  const { path, title, description, sections } = page
  expect(findUnspecifiedFigures(path, [title, description, sections])).toEqual([])
})

test('header, footer and messages contain only figures of the specification', () => {
  const { words, navigation, footer: foot, errorScreen, notFound } = site.shell
  // Page numbers are not figures.
  const { placement: _, ...message } = notFound
  expect(
    findUnspecifiedFigures('', [words, navigation, foot, message, errorScreen, site.requestPages]),
  ).toEqual([])
})

test('no text contains a repeated word or a placeholder', () => {
  const texts = collectTexts([site.pages, site.shell, site.requestPages])
  const wrong = /\b(\p{L}{2,}) \1\b|\b(?:TODO|FIXME|TBD|lorem|ipsum)\b/iu
  expect(texts.filter((text) => wrong.test(text))).toEqual([])
})
