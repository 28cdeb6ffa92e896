import { contains, holds, same, startsWith, type Topic } from './check.ts'
import { factOf, pageAt, sectionsOf, targetOf, textsOf } from './reading.ts'

const CLIENTS = '/Our-Clients'
const CAREERS = '/Careers'

/** Sections 2.7 and 2.8. */
export const clients: Topic = {
  'the clients page has its labelled logos': (site, { clients }) => {
    const sections = sectionsOf(pageAt(site, CLIENTS), 'logos')
    const names = sections.flatMap(({ items }) => items.map(({ name }) => name))
    return [
      ...same(
        'heading',
        sections.map(({ heading }) => heading),
        [clients.heading],
      ),
      ...same('labels', names, clients.labels),
    ]
  },
  'the invitation has its selling points and its action': (site, { clients }) => {
    const [card] = sectionsOf(pageAt(site, CLIENTS), 'call-to-action')
    const points = card?.points ?? []
    return [
      ...same('heading', card?.heading, clients.invitation),
      ...same('number of points', points.length, clients.points.length),
      ...clients.points.flatMap((point, index) =>
        holds(`point ${index + 1} is not ${point}`, startsWith(points[index] ?? '', point)),
      ),
      ...same('action', factOf(card?.action), clients.action),
    ]
  },
  'the careers page has heading, note and mail link': (site, { careers }) => {
    const page = pageAt(site, CAREERS)
    const headlines = sectionsOf(page, 'hero').map(({ headline }) => headline)
    const links = sectionsOf(page, 'prose').flatMap(({ actions }) =>
      (actions ?? []).map(({ to }) => targetOf(to)),
    )
    return [
      ...same('heading', headlines, [careers.heading]),
      ...holds(
        `the careers page does not say '${careers.note}'`,
        textsOf(page).some((text) => contains(text, careers.note)),
      ),
      ...same('links', links, [`mailto:${site.shell.company.hrEmail}`]),
    ]
  },
}
