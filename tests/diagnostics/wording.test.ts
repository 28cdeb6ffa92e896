import { describe, expect, test } from 'vitest'
import { catalogue, type DiagnosticCode } from '../../src/diagnostics/catalogue.ts'
import * as references from '../../src/diagnostics/reference-notes.ts'
import * as schema from '../../src/diagnostics/schema-notes.ts'
import * as yaml from '../../src/diagnostics/yaml-notes.ts'
import type { Diagnostic } from '../../src/model.ts'
import { fixtures } from '../faults/fixture.ts'
import { compiled } from '../properties/compiled.ts'
import { sorts } from '../properties/plants.ts'

const JARGON = /\b(scalars?|nodes?|tokens?|undefined|null|objects?|strings?|arrays?|NaN)\b/i

/** The words of the project itself: what is quoted from the file may be anything. */
const ownWords = (text: string): string => text.replace(/"[^"]*"|\{[^{}]*\}/g, '…')

type Told = Pick<Diagnostic, 'code' | 'message' | 'hint'>

function faultsOf({ message, hint }: Told): string[] {
  const texts = hint === undefined ? [message] : [message, hint]
  return [
    ...texts.filter((text) => JARGON.test(ownWords(text))).map((text) => `jargon: ${text}`),
    ...texts.filter((text) => text !== text.trim() || text === '').map((text) => `blanks: ${text}`),
    ...(/[.?]$/.test(message) ? [] : [`no sentence: ${message}`]),
    ...(/^(\p{Lu}|")/u.test(message) ? [] : [`no capital: ${message}`]),
    ...(/\b(column|offset|position)\b|\b\d+:\d+\b/.test(ownWords(message))
      ? [`place: ${message}`]
      : []),
  ]
}

const samples = Object.values(sorts).flatMap((plants) => plants.slice(0, 3).map(({ text }) => text))
const found = [...fixtures.map(({ text }) => text), ...samples].flatMap(
  (text) => compiled(text).diagnostics,
)

describe('what findings say', () => {
  const codes = [...new Set(found.map(({ code }) => code))].sort()

  test.each(codes)('%s: sentences in plain words, without a place', (code) => {
    expect(found.filter((one) => one.code === code).flatMap(faultsOf)).toEqual([])
  })

  test('nothing names the line that it stands on', () => {
    const own = found.filter(({ message, range }) => message.includes(`line ${range.start.line}.`))
    expect(own).toEqual([])
  })
})

describe('what the notes say without a suggestion and with one', () => {
  const notes = [undefined, 'meant'].flatMap((meant) => [
    ...[schema.unknownKey('k', meant, []), schema.unknownKey('k', meant, ['a', 'b'])],
    ...[
      schema.missingKey('k', meant),
      schema.noValue('k'),
      schema.wrongType('a text', 'a list', meant),
    ],
    ...[schema.notAllowed('x', ['a'], meant), schema.unknownKind('x', meant, ['a'])],
    ...[
      schema.tooFew('text', 1, false),
      schema.tooFew('list', 1, true),
      schema.tooFew('number', 1, false),
    ],
    ...[
      schema.tooMany('text', 1, false),
      schema.tooMany('list', 1, true),
      schema.tooMany('number', 1, false),
    ],
    ...[schema.unknownType('x', meant, ['a']), schema.brokenPromise('t', 'steps', '3', 1)],
    ...[references.deadLink('/x', meant), references.deadAnchor('x', '/', meant)],
    ...[references.unknownPanel('x', meant, ['a']), references.needlessFlag('/x')],
    ...[references.missingImage('/x.svg', meant), references.missingAlt()],
    ...[references.unknownFigure('x', meant), references.unusedFigure('x')],
    ...[
      references.unknownVariable('x', meant),
      references.variableCycle('x'),
      references.looseBrace('{'),
    ],
    ...[references.variableTooLong('x'), references.misnamedDefinition('link/dead', 'a', 'b', 2)],
    ...[references.duplicateRoute('/a', '/a', 2), references.duplicateRoute('/A', '/a', 2)],
    ...[references.noHome(), references.reservedRoute('/api')],
    ...[references.duplicateAnchor('x', 2), references.duplicateAnchor('x', undefined)],
    ...[yaml.tab(), yaml.unclosedQuote('"'), yaml.unopenedQuote(), yaml.textAfterQuote("'")],
    ...[yaml.textAfterQuote('"'), yaml.specialStart('@'), yaml.colonInText(), yaml.indentation()],
    ...[yaml.missingColon(), yaml.missingColon('='), yaml.otherComment('//'), yaml.missingSpace()],
    ...[yaml.spaceAfterHyphen(), yaml.missingHyphen(), yaml.bullet('•'), yaml.missingComma()],
    ...[yaml.commaInText('x'), yaml.brackets('{'), yaml.unopenedBracket('}'), yaml.badEscape()],
    ...[yaml.duplicateKey('k', 2), yaml.alias('*'), yaml.alias('&'), yaml.tag(), yaml.directive()],
    ...[yaml.severalDocuments(), yaml.keyNotText(), yaml.controlCharacter(0), yaml.notUtf8()],
    ...[yaml.cutOff('#1'), yaml.numberChanged('4.10', '4.1'), yaml.curlyQuotes(), yaml.empty()],
    ...[yaml.fileTooLarge('8 MB'), yaml.mapTooLarge(20), yaml.tooDeep(40), yaml.syntax()],
  ])

  test('is in plain words', () => {
    // A hint is optional in a note, in a finding it is there or not.
    expect(notes.flatMap((note) => faultsOf(note as Told))).toEqual([])
  })

  test('belongs to the catalogue', () => {
    const codes: readonly DiagnosticCode[] = notes.map(({ code }) => code)
    expect(codes.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([])
  })
})

test.each(Object.entries(catalogue))('the meaning of %s is one plain sentence', (code, meaning) => {
  expect(code).toMatch(/^[a-z]+\/[a-z0-9-]+$/)
  expect(meaning).toMatch(/^[A-Z][^.]*\.$/)
  expect(meaning).not.toMatch(JARGON)
})
