import type { CompiledSite } from '../../../src/model.ts'
import type { Facts } from '../facts.ts'
import type { Topic } from './check.ts'
import { figuresIn } from './numbers.ts'
import { textsIn, textsOf } from './reading.ts'

/** Counts of things on a page, as its texts may word them. */
const IN_WORDS: Readonly<Record<number, string>> = { 14: 'fourteen' }

/** Texts with the figures of a service or technology page. */
function givenForRow(path: string, { services, technologies, oddities }: Facts): string[] {
  const row = [...services, ...technologies].find(({ address }) => address === path)
  if (!row) return []
  return [
    ...row.figures.map(({ value }) => value),
    ...(row.name === 'Android' ? [oddities.androidDevices] : []),
    ...(row.name === 'Embedded Services' ? [oddities.embeddedSince] : []),
  ]
}

/** Every figure that the specification gives for a page, or for all pages. */
function givenFor(path: string, facts: Facts): Set<string> {
  const { cases, landings, homeClaims, clients, footer } = facts
  const topic = cases.studies.find(({ address }) => address === path)?.topic
  const texts = [
    String(footer.year),
    ...givenForRow(path, facts),
    ...landings.filter(({ address }) => address === path).map((one) => IN_WORDS[one.approachSteps]),
    ...cases.limits.filter((limit) => limit.topic === topic).map(({ words }) => words),
    ...(path === '/' ? homeClaims.map(({ value }) => value) : []),
    ...(path === '/Our-Clients' ? clients.labels : []),
  ]
  return new Set(texts.flatMap((text = '') => figuresIn(text)))
}

/**
 * The texts that stand around every page, and on those without an address of their own. Title blocks claim
 * nothing: they number sheets.
 */
function textsAround({ shell, requestPages }: CompiledSite): string[] {
  const { words, navigation, footer, errorScreen } = shell
  const { sheet: _, ...notFound } = shell.notFound
  return textsIn([words, navigation, footer, notFound, errorScreen, requestPages])
}

/** Nothing is claimed in numbers that the specification does not claim. */
export const figures: Topic = {
  'no page states a figure that is not given for it': (site, facts) => {
    const pages = site.pages.map((page) => ({ path: page.path, texts: textsOf(page) }))
    const around = { path: 'around every page', texts: textsAround(site) }
    return [around, ...pages].flatMap(({ path, texts }) => {
      const given = givenFor(path, facts)
      return texts.flatMap((text) =>
        figuresIn(text)
          .filter((figure) => !given.has(figure))
          .map((figure) => `${path}: ${figure} in '${text}'`),
      )
    })
  },
}
