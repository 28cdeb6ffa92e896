import { lower, same, type Topic } from './check.ts'
import { factOf, pageAt, sameFigures, sectionsOf, targetOf } from './reading.ts'

/** Section 2.5. */
export const home: Topic = {
  'its headline comes with a button to the contact page': (site, { home }) =>
    same(
      'the button of the hero',
      sectionsOf(pageAt(site, '/'), 'hero').map(({ action }) => factOf(action)),
      [home.heroButton],
    ),
  'its sections are called and ordered as given': (site, { home }) => {
    const headings = pageAt(site, '/').sections.flatMap((one) =>
      'heading' in one ? [one.heading] : [],
    )
    return same(
      'headings',
      headings.filter((heading) => home.headings.includes(heading)),
      home.headings,
    )
  },
  'its solution cards lead to the landing pages': (site, { home }) => {
    const [solutions] = sectionsOf(pageAt(site, '/'), 'grid')
    const items = solutions?.items ?? []
    return [
      ...same(
        'solutions',
        items.map(({ to }) => to && targetOf(to)),
        home.solutions,
      ),
    ]
  },
  'its project cards lead to their studies': (site, { home }) => {
    const items = sectionsOf(pageAt(site, '/'), 'projects').flatMap(({ items }) => items)
    return [
      ...same(
        'projects',
        items.map(({ to }) => targetOf(to)),
        home.projects,
      ),
      ...items.flatMap(({ name, category }) =>
        home.categories.includes(category) ? [] : [`${name} has the category ${category}`],
      ),
      ...same(
        'categories in use',
        home.categories.filter((one) => items.some(({ category }) => category === one)),
        home.categories,
      ),
    ]
  },
  'the button under the projects goes back to the solutions': (site, { home }) => {
    const page = pageAt(site, '/')
    const [solutions] = sectionsOf(page, 'grid')
    return same(
      'the button',
      sectionsOf(page, 'projects').map(({ action }) => factOf(action)),
      [{ label: home.allWorks, target: `#${solutions?.id}` }],
    )
  },
  'its AI services are the given topics': (site, { home }) => {
    const ai = sectionsOf(pageAt(site, '/'), 'grid')[1]
    const titles = ai?.items.map(({ title }) => title) ?? []
    return [
      ...same('topics', lower(titles), lower(home.aiTopics)),
      ...same('the button under them', factOf(ai?.action), home.aiButton),
    ]
  },
  'its accordion has the items about the company': (site, { home }) =>
    same(
      'items',
      sectionsOf(pageAt(site, '/'), 'accordion').map(({ items }) => items.map(({ name }) => name)),
      [home.about],
    ),
  'its process has its steps': (site, { home }) => {
    const steps = sectionsOf(pageAt(site, '/'), 'process').map(({ steps }) =>
      steps.map(({ title }) => title),
    )
    return [...same('steps', steps, [home.process])]
  },
  'its strip of figures makes the three claims': (site, { homeClaims }) =>
    sameFigures(
      'claims',
      sectionsOf(pageAt(site, '/'), 'stats').flatMap(({ figures }) => figures),
      homeClaims,
    ),
}
