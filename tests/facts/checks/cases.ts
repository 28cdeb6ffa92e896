import type { PageData } from '../../../src/model.ts'
import type { Facts, StudyFact } from '../facts.ts'
import { contains, holds, ofEvery, same, type Topic } from './check.ts'
import { pageAt, sectionsOf, textsOf } from './reading.ts'

const everywhere = ofEvery(({ cases }) => cases.studies)

/** Words of a topic that say nothing about its subject. */
const EMPTY = new Set(['a', 'and', 'app', 'with', 'from', 'to', 'on', 'the', 'system', 'web'])

/** Longer words count by their beginning: 'approval' in 'approve', 'wedding' in 'weddings'. */
const STEM = 6

const stemsOf = (topic: string): string[] =>
  topic
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => word.slice(0, STEM))

/** The words of a topic that the head of a study does not use. */
function missingWords(page: PageData, topic: string): string[] {
  const heads = sectionsOf(page, 'case-study').flatMap((study) => [study.headline, study.summary])
  const words = [page.title, page.description, ...heads]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/)
  return stemsOf(topic).filter((stem) => !words.some((word) => word.startsWith(stem)))
}

const studiesOf = ({ cases }: Facts, topic: string) =>
  cases.studies.filter((study) => study.topic === topic)

/**
 * The studies in which a role may appear. Two of them are about approval, and the specification does
 * not say which of the two has the roles of approval: either will do.
 */
function studiesWith({ cases: { studies, topics } }: Facts, topic: string): readonly StudyFact[] {
  if (topic === '') return studies
  const approval = topics.filter((one) => one.includes('approval'))
  const possible = approval.includes(topic) ? approval : [topic]
  return studies.filter((study) => possible.includes(study.topic))
}

/** Whether a text has words as such: '4 phases' is not in '14 phases', 'ALL' not in 'all'. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\w.])${words}(?!\\w)`, 'u').test(text)

/** Section 2.12, section 6 and the last point of section 9. */
export const cases: Topic = {
  'every study is one, under the given headings': everywhere((site, { address }, { cases }) =>
    same(
      'headings',
      sectionsOf(pageAt(site, address), 'case-study').map(({ headings }) => {
        const { profile, objective, solution, technology, workings, looks } = headings
        return [profile, objective, solution, technology, workings, looks]
      }),
      [cases.headings],
    ),
  ),
  'every study is about its topic': everywhere((site, { address, topic }) => {
    const missing = missingWords(pageAt(site, address), topic)
    return holds(`no ${missing.join(', ')} in title, description or summary`, missing.length === 0)
  }),
  'every topic has a study': (_, { cases }) =>
    cases.topics.flatMap((topic) =>
      holds(
        `no study about ${topic}`,
        cases.studies.some((study) => study.topic === topic),
      ),
    ),
  'every limit is stated by the studies of its topic': (site, facts) =>
    facts.cases.limits.flatMap(({ topic, words }) => {
      const pages = studiesOf(facts, topic).map(({ address }) => pageAt(site, address))
      return holds(
        `no study about ${topic} says '${words}'`,
        pages.some((page) => textsOf(page).some((text) => says(text, words))),
      )
    }),
  'every role appears where it belongs': (site, facts) =>
    facts.cases.roles.flatMap(({ role, topic }) => {
      const pages = studiesWith(facts, topic).map(({ address }) => pageAt(site, address))
      const singular = role.replace(/s$/, '')
      return holds(
        `no ${role} in a study${topic && ` about ${topic}`}`,
        pages.some((page) => textsOf(page).some((text) => contains(text, singular))),
      )
    }),
}
