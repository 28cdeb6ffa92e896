import type { CompiledSite } from '../../../src/model.ts'
import { contains, holds, ofEvery, same, startsWith, type Topic } from './check.ts'
import { factOf, pageAt, sameFigures, sectionsOf } from './reading.ts'

/** The sections of a service page, in the order of 2.9. */
const ORDER = ['hero', 'prose', 'accordion', 'grid', 'process', 'grid', 'grid']

const everywhere = ofEvery((facts) => facts.services)

/** The grids of a service page: why it matters, technologies or industries, why choose us. */
export function gridsOf(site: CompiledSite, address: string) {
  const [benefits, tiles, choices] = sectionsOf(pageAt(site, address), 'grid')
  return { benefits, tiles, choices }
}

export const stepsOf = (site: CompiledSite, address: string): string[] =>
  sectionsOf(pageAt(site, address), 'process').flatMap(({ steps }) =>
    steps.map(({ title }) => title),
  )

export const services: Topic = {
  'every page has the seven sections in order': everywhere((site, { address }) =>
    same(
      'sections',
      pageAt(site, address).sections.map(({ kind }) => kind),
      ORDER,
    ),
  ),
  'every page is called as in the table': everywhere((site, { address, name }) =>
    same(
      'headline',
      sectionsOf(pageAt(site, address), 'hero').map(({ headline }) => headline),
      [name],
    ),
  ),
  'every page has its figures': everywhere((site, { address, figures }, { serviceLayout }) => {
    const found = sectionsOf(pageAt(site, address), 'hero').flatMap((hero) => hero.figures ?? [])
    return [
      ...sameFigures('figures', found, figures),
      ...same('number of figures', found.length, serviceLayout.figures),
    ]
  }),
  'every page has tagline, intro and button': everywhere(
    (site, { address, button }, { serviceLayout }) => {
      const [hero] = sectionsOf(pageAt(site, address), 'hero')
      const given = { label: serviceLayout.buttonLabel, target: button }
      return [
        ...same('button', factOf(hero?.action), given),
        ...holds('no tagline', Boolean(hero?.tagline)),
        ...holds('no intro', Boolean(hero?.intro)),
      ]
    },
  ),
  'every page explains what it is about': everywhere((site, { address }, { serviceLayout }) => {
    const [explainer] = sectionsOf(pageAt(site, address), 'prose')
    const { explainerStart } = serviceLayout
    return holds(
      `'${explainer?.heading}' instead of ${explainerStart} ...`,
      startsWith(explainer?.heading ?? '', `${explainerStart} `),
    )
  }),
  'every accordion has its services, each with everything to show': everywhere(
    (site, { address, accordion }, { serviceLayout }) => {
      const [list] = sectionsOf(pageAt(site, address), 'accordion')
      const items = list?.items ?? []
      const names = items.map(({ name }) => name)
      return [
        ...same('number of services', items.length, serviceLayout.accordion),
        ...(accordion.length > 0 ? same('services', names, accordion) : []),
        ...items.flatMap((item) =>
          serviceLayout.itemFields.flatMap((field) =>
            holds(`${item.name} has no ${field}`, field in item),
          ),
        ),
      ]
    },
  ),
  'every page has four reasons why it matters': everywhere(
    (site, { address }, { serviceLayout }) => {
      const { benefits } = gridsOf(site, address)
      const heading = benefits?.heading ?? ''
      const { benefitsStart: start, benefitsEnd: end } = serviceLayout
      return [
        ...same('number of benefits', benefits?.items.length, serviceLayout.benefits),
        ...holds(
          `'${heading}' instead of ${start} ... ${end}`,
          startsWith(heading, `${start} `) &&
            heading.toLowerCase().endsWith(` ${end.toLowerCase()}`),
        ),
      ]
    },
  ),
  'every process has five steps, numbered from 1': everywhere(
    (site, { address }, { serviceLayout }) => [
      ...same('number of steps', stepsOf(site, address).length, serviceLayout.steps),
      ...same(
        'numbering',
        sectionsOf(pageAt(site, address), 'process').map(({ numbering }) => numbering),
        ['from-1'],
      ),
    ],
  ),
  'every page has its technologies or industries': everywhere((site, { address, tiles }, facts) => {
    const grid = gridsOf(site, address).tiles
    const heading = grid?.heading ?? ''
    return [
      ...same('number of tiles', grid?.items.length, tiles),
      ...same('layout', grid?.layout, 'tiles'),
      ...holds(
        `'${heading}' does not speak of industries`,
        tiles !== facts.counts.industries || contains(heading, 'industries'),
      ),
    ]
  }),
  'every page has two reasons to choose the company': everywhere(
    (site, { address }, { serviceLayout }) => {
      const { choices } = gridsOf(site, address)
      return [
        ...same('number of reasons', choices?.items.length, serviceLayout.choices),
        ...holds(
          `'${choices?.heading}' instead of ${serviceLayout.choicesHeading}`,
          startsWith(choices?.heading ?? '', serviceLayout.choicesHeading),
        ),
      ]
    },
  ),
}
