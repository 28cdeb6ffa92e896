import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

/** Points that explain a term, `ANY: the first approver …`, each with words that no other explanation has. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'Deployment frequency': 'how often',
  'Lead time': 'on its way',
  'Change failure rate': 'a fix or a rollback',
  'Recovery time': 'keeps hurting',
  'Custom solutions': 'the way you work',
  'Dedicated support': 'from people who',
  'Proven results': 'checked against',
  'Flexible engagement': 'one module',
  ALL: 'every approver',
  ANY: 'the first approver',
  Roles: 'regional manager',
  'Sales representative': 'counts again',
  'Regional manager': 'checks the report',
  'Account executive': 'judges the lines',
  'Vice president': 'signs',
  Admin: 'maintains',
}

/** All terms that are explained in lists, with what is said of them, however deep they stand. */
function explanationsIn(value: unknown): (readonly [term: string, about: string])[] {
  if (Array.isArray(value))
    return value.flatMap((one) => {
      const [, term, about] =
        (typeof one === 'string' && /^([A-Z][\w ]{1,40}): (.+)/.exec(one)) || []
      return term && about ? [[term, about] as const] : explanationsIn(one)
    })
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(explanationsIn)
}

/** Sentences of running text that only look like an explanation. */
const SENTENCE = /\bkind$/

test('every term that is explained in a list has its own explanation', () => {
  const found = explanationsIn(site.pages).filter(([term]) => !SENTENCE.test(term))
  expect(found.map(([term]) => term).sort()).toEqual(Object.keys(EXPLAINED).sort())
  const terms = (words: string) =>
    found.filter(([, about]) => about.includes(words)).map(([term]) => term)
  for (const [term, words] of Object.entries(EXPLAINED)) expect(terms(words)).toEqual([term])
})
