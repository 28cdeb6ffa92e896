import { same, type Topic } from './check.ts'

/** The counts of section 9 are those of the lists and layouts of section 2. */
export const counts: Topic = {
  'counts of the home page are those of its lists': (_, { counts, home }) => [
    ...same('projects', home.projects.length, counts.featuredProjects),
    ...same('solutions', home.solutions.length, counts.solutionCards),
    ...same('AI services', home.aiTopics.length, counts.aiCards),
    ...same('steps', home.process.length, counts.homeSteps),
  ],
  'counts of service pages are those of their layout': (_, { counts, serviceLayout, services }) => [
    ...same('steps', serviceLayout.steps, counts.workflowSteps),
    ...same('services', serviceLayout.accordion, counts.accordionServices),
    ...same('benefits', serviceLayout.benefits, counts.benefitCards),
    ...services.flatMap(({ name, tiles }) =>
      same(name, [counts.techItems, counts.industries].includes(tiles), true),
    ),
  ],
  'counts of other pages are those of their lists': (_, { counts, clients, contact, landings }) => [
    ...same('logos', clients.labels.length, counts.clientLogos),
    ...same('offices', contact.offices.length, counts.offices),
    ...same('case studies', landings[0]?.cases.length, counts.engineeringStudies),
    ...landings.flatMap(({ address, approachSteps }) =>
      same(address, approachSteps, counts.approachSteps),
    ),
  ],
}
