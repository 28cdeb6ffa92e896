import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { numberWordsIn } from './number-words.ts'
import { NUMBER_WORDS } from './number-words-ledger.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages, shell, requestPages } = site

const ADVICE =
  'Count what the text tells of. If the number is meant, write it into tests/documents/number-words-ledger.ts too.'

test.for(pages)('$path says the numbers in words that are known', ({ path, ...page }) => {
  const { title, description, sections } = page
  const said = numberWordsIn([title, description, sections])
  expect(said.join(', '), ADVICE).toBe(NUMBER_WORDS[path] ?? '')
})

test('what surrounds the pages says none, and every known page is there', () => {
  expect(numberWordsIn([shell, requestPages]), ADVICE).toEqual([])
  const paths = pages.map(({ path }) => path)
  expect(Object.keys(NUMBER_WORDS).filter((path) => !paths.includes(path))).toEqual([])
})

describe('numbers in words', () => {
  test.each<readonly [text: string, found: readonly string[]]>([
    ['Our agreements run two clocks.', ['two clocks']],
    ['Two questions recur. The second calls', ['two questions', 'second calls']],
    ['a six-sided block, half-sentences', ['six-sided', 'half-sentences']],
    ['a quarter’s worth, counted twice, Fourteen steps', ['quarter’s', 'twice', 'fourteen steps']],
    ['dozens of them, hundreds', ['dozens of', 'hundreds']],
    ['tender, often, seventh-heavenly, network, 45 clients', ['seventh-heavenly']],
  ])('in: %s', (text, found) => {
    expect(numberWordsIn({ deep: [text] })).toEqual(found)
  })

  test('are not looked for in addresses', () => {
    expect(numberWordsIn({ href: '/two clocks', src: '/two clocks', id: 'two' })).toEqual([])
  })

  test.for(Object.entries(NUMBER_WORDS))('of %s that change are noticed', ([path, known]) => {
    const page = pages.find((one) => one.path === path)
    const text = JSON.stringify([page?.title, page?.description, page?.sections])
    const [first = ''] = known.split(/[\s,-]/)
    // The words of a page, one of which counts one more.
    const changed: unknown = JSON.parse(text.replace(new RegExp(`\\b${first}\\b`, 'i'), 'eleven'))
    expect(numberWordsIn(changed).join(', ')).not.toBe(known)
  })
})
