import type { CompiledSite } from '../../../src/model.ts'
import { holds, ofEvery, same, type Topic } from './check.ts'
import { factOf, pageAt, sectionsOf, targetOf } from './reading.ts'

const everywhere = ofEvery((facts) => facts.landings)

const processOf = (site: CompiledSite, address: string, index: number) =>
  sectionsOf(pageAt(site, address), 'process')[index]

/** Section 2.11. */
export const landings: Topic = {
  'every page has its sections in order': everywhere((site, { address }) =>
    same(
      'sections',
      pageAt(site, address).sections.map(({ kind }) => kind),
      ['hero', 'process', 'process', 'links'],
    ),
  ),
  'every page has a picture and a link to get in touch': everywhere((site, { address, touch }) => {
    const [hero] = sectionsOf(pageAt(site, address), 'hero')
    return [
      ...same('link', factOf(hero?.action), touch),
      ...holds('no picture', Boolean(hero?.image)),
      ...holds('no intro', Boolean(hero?.intro)),
    ]
  }),
  'every process has its steps': everywhere((site, { address, steps, stepNames }) => {
    const names = processOf(site, address, 0)?.steps.map(({ title }) => title)
    return [
      ...same('number of steps', names?.length, steps),
      ...(stepNames.length > 0 ? same('steps', names, stepNames) : []),
    ]
  }),
  'every approach has fourteen steps': everywhere((site, landing) => {
    const approach = processOf(site, landing.address, 1)
    return [
      ...same('heading', approach?.heading, landing.approachHeading),
      ...same('number of steps', approach?.steps.length, landing.approachSteps),
    ]
  }),
  'every page lists its case studies': everywhere((site, { address, casesHeading, cases }) => {
    const [list] = sectionsOf(pageAt(site, address), 'links')
    return [
      ...same(
        'case studies',
        list?.items.map(({ to }) => targetOf(to)),
        cases,
      ),
      ...(casesHeading ? same('heading', list?.heading, casesHeading) : []),
    ]
  }),
}
