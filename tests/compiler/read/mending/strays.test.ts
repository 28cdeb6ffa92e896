import { describe, expect, test } from 'vitest'
import { stray } from '../../../../src/compiler/read/mending/strays.ts'
import { shown } from './shown-layout.ts'

const problem = { code: 'yaml/syntax', message: 'What.', hint: 'How.' } as const

describe('a line that belongs nowhere', () => {
  test('is emptied, at a loss, and marked from its first word on', () => {
    const repair = stray(['a: 1', '  b: c', 'd: 2'], 1, problem)
    expect(shown(repair)).toBe('syntax 1:2-6 / 1| / lossy: true')
  })
  test('is marked in its first column if it is empty, or not there', () => {
    expect(shown(stray([''], 0, problem))).toBe('missing-colon 0:0-1 / 0| / lossy: true')
    expect(shown(stray(['a: 1'], 1, problem))).toBe('missing-colon 1:0-1 / 1| / lossy: true')
  })
  test.for(['b: c', '  b: c', 'b:', 'b:\tc', 'x b: ', '- b:', ' % b: c'])(
    'has the problem as it was found if it has a key: %j',
    (line) => {
      expect(stray(['a: 1', line], 1, problem).note).toEqual(problem)
    },
  )
})

const severalDocuments = 'A second document begins here, but a site is one document.'
const mergeConflict =
  'This line is left over from two versions of the file that could not be merged.'
const directive = 'A line that begins with % is a YAML directive, which site files do not use.'
const missingColon =
  'This line should read "key: value", but a colon followed by a space is missing.'

test.for([
  ['---', severalDocuments],
  ['--- # a: b', severalDocuments],
  ['...', severalDocuments],
  ['<<<<<<< HEAD: a', mergeConflict],
  ['=======', mergeConflict],
  ['>>>>>>> a: b', mergeConflict],
  ['%YAML: 1', directive],
  ['// a: b', 'A comment begins with #, not with //.'],
  ['  /* a: b', 'A comment begins with #, not with /*.'],
  ['\t<!-- a: b', 'A comment begins with #, not with <!--.'],
  ['a', missingColon],
  ['  a:b', missingColon],
  ['a ---', missingColon],
  [' ...', missingColon],
  ['a =======', missingColon],
  ['a // b', missingColon],
  ['http://a', missingColon],
  ['a%', missingColon],
  [' %', missingColon],
] as const)('the line %j tells by itself what is wrong with it', ([line, message]) => {
  expect(stray(['a: 1', line], 1, problem).note.message).toBe(message)
})
