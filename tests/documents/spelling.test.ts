import { expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'
import { textsIn } from '../facts/checks/reading.ts'
import { unknownWordsIn } from './spelling.ts'
import { NAMES_AND_TERMS } from './spelling-ledger.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')
const { pages, shell, requestPages } = site

test('every word is in the dictionary, or a name or term that is known here', () => {
  const unknown = unknownWordsIn(textsIn([pages, shell, requestPages]))
  expect(unknown.toSorted()).toEqual(NAMES_AND_TERMS.toSorted())
})

test('words that are misspelt, or British, are noticed, each once', () => {
  const texts = [
    'A seperate team reviews the teams’ work,',
    'seperate from its behaviour-driven tests',
  ]
  expect(unknownWordsIn(texts)).toEqual(['seperate', 'behaviour'])
})
