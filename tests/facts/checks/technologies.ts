import type { CompiledSite } from '../../../src/model.ts'
import { contains, holds, ofEvery, same, type Topic } from './check.ts'
import { factOf, pageAt, sameFigures, sectionsOf, textsOf } from './reading.ts'

const everywhere = ofEvery((facts) => facts.technologies)

const heroOf = (site: CompiledSite, address: string) => sectionsOf(pageAt(site, address), 'hero')[0]

/** Section 2.10. */
export const technologies: Topic = {
  'every page speaks of its technology': everywhere((site, { address, name, headerOf }) => {
    const page = pageAt(site, address)
    const headline = heroOf(site, address)?.headline ?? ''
    return [
      ...holds(`the title is '${page.title}'`, contains(page.title, name)),
      ...holds(`the headline is '${headline}'`, headerOf !== '' || headline.includes(name)),
    ]
  }),
  'every page has its figures': everywhere((site, { address, figures }) =>
    sameFigures('figures', heroOf(site, address)?.figures ?? [], figures),
  ),
  'every page has tagline, picture and button': everywhere(
    (site, { address }, { technologyButton }) => {
      const hero = heroOf(site, address)
      return [
        ...same('button', factOf(hero?.action), technologyButton),
        ...holds('no tagline', Boolean(hero?.tagline)),
        ...holds('no picture', Boolean(hero?.image)),
      ]
    },
  ),
  'every page has explanations, then its services': everywhere((site, { address }) => {
    const kinds = pageAt(site, address).sections.map(({ kind }) => kind)
    const inOrder = /^hero( prose)+ accordion$/.test(kinds.join(' '))
    return holds(`its sections are ${kinds.join(', ')}`, inOrder)
  }),
  'every page has its number of services': everywhere(
    (site, { address, services, allServices }) => {
      const found = sectionsOf(pageAt(site, address), 'accordion').flatMap(({ items }) => items)
      if (allServices) return same('number of services', found.length, services)
      return holds(`only ${found.length} services`, found.length >= Math.max(services, 1))
    },
  ),
  'named services are there, in order': everywhere((site, { address, serviceNames }) => {
    const found = sectionsOf(pageAt(site, address), 'accordion').flatMap(({ items }) => items)
    return serviceNames.flatMap((name, index) => {
      const service = found[index]?.name ?? ''
      const words = name.split(' ')
      return holds(
        `service ${index + 1}, ${name}, is '${service}'`,
        words.every((word) => contains(service, word)),
      )
    })
  }),
  'a page that repeats the header of another one does': everywhere(
    (site, { address, headerOf }) => {
      if (headerOf === '') return []
      const { headline, tagline, intro, figures } = { ...heroOf(site, address) }
      const other = { ...heroOf(site, headerOf) }
      return [
        ...same('headline', headline, other.headline),
        ...same('tagline', tagline, other.tagline),
        ...same('intro', intro, other.intro),
        ...same('figures', figures, other.figures),
      ]
    },
  ),
  'no other two pages have the same header': (site, { technologies }) => {
    const own = technologies.filter(({ headerOf }) => headerOf === '')
    const headlines = own.map(({ address }) => heroOf(site, address)?.headline)
    return same('headlines', [...new Set(headlines)], headlines)
  },
  'the Android page counts the device variants': (site, { technologies, oddities }) => {
    const address = technologies.find(({ name }) => name === 'Android')?.address ?? ''
    const texts = textsOf(pageAt(site, address))
    return holds(
      `${address} does not speak of ${oddities.androidDevices}`,
      texts.some((text) => text.includes(oddities.androidDevices)),
    )
  },
}
