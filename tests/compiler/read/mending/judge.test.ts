import { describe, expect, test } from 'vitest'
import {
  formOf,
  lineOf,
  textOf,
  type Verdict,
  verdictOf,
} from '../../../../src/compiler/read/mending/judge.ts'
import { PartMemory } from '../../../../src/compiler/read/parts/memory.ts'
import { sourceOf } from '../../../../src/diagnostics/position.ts'
import { SITE, siteWith } from './texts.ts'

const NOWHERE = Number.POSITIVE_INFINITY

test('lines are a text with a break between them', () => {
  expect(textOf(['a: 1', '', 'b: 2'])).toBe('a: 1\n\nb: 2')
})

test('the first line is line 0', () => {
  const source = sourceOf('', 'a: 1\nb: 2')
  expect([0, 4, 5, 9].map((offset) => lineOf(source, offset))).toEqual([0, 0, 1, 1])
})

describe('a text is judged in form', () => {
  test.each<readonly [text: string, line: number, problems: number]>([
    ['a: 1', NOWHERE, 0],
    ['a: 1\na: 2\nb: “x”', NOWHERE, 0],
    ['a: 1\nb: @x', 1, 1],
    ['a: 1\nb: @x\nc: `y', 1, 2],
    ['a: 1\n---\nb: 2', 1, 1],
  ])('by the first line that is not YAML, and how many places are none: %j', (...expected) => {
    const [text, line, problems] = expected
    expect(formOf(text.split('\n'))).toEqual({ line, problems, findings: 0 })
  })
  test.each([
    ['a: 1\nb: "x\nc: 2\nd: 3', 1],
    ['a: 1\nb: [\n  x,\n  y\nc: 2', 1],
  ])('by where it opens what is never closed: %j', (text, line) => {
    expect(formOf(text.split('\n'))).toEqual({ line, problems: 1, findings: 0 })
  })
  test.each<readonly [text: string, problems: number]>([
    ['', 1],
    ['# nothing', 1],
    ['- a\n- b', 1],
    ['- &a x\n- !b y', 2],
    [`a: ${'['.repeat(200)}`, 1],
  ])('as bad from the start where it is no map: %j', (text, problems) => {
    expect(formOf(text.split('\n'))).toEqual({ line: -1, problems, findings: 0 })
  })
  test('by its problems alone where it is no map and not YAML either', () => {
    expect(formOf(['- a', '- @b'])).toEqual({ line: 1, problems: 1, findings: 0 })
    expect(formOf(['- &a b', '- @b'])).toEqual({ line: 1, problems: 1, findings: 0 })
  })
})

describe('a text is judged in content', () => {
  const judged = (text: string): Verdict => verdictOf(text.split('\n'), new PartMemory())
  const findings = (...changes: readonly (readonly [from: string, to: string])[]): number => {
    const verdict = judged(siteWith(...changes))
    expect(verdict).toMatchObject({ line: NOWHERE, problems: 0 })
    return verdict.findings
  }
  test('without findings, though no pictures are there', () => {
    expect(judged(SITE)).toEqual({ line: NOWHERE, problems: 0, findings: 0 })
  })
  test.each<readonly [what: string, from: string, to: string, count: number]>([
    ['a key that is not known', '  spacePx: 4', '  spacePx: 4\n  x: 1', 1],
    ['a key that is missing', '  openMenu: Menu\n', '', 1],
    ['two that are missing', '  sheetOf: of\n  openMenu: Menu\n', '', 2],
    ['a value of another type', '  spacePx: 4', '  spacePx: many', 1],
    [
      'a link that leads nowhere',
      'Home, to: / }\n    - { panel',
      'Home, to: /x }\n    - { panel',
      1,
    ],
    ['what reading finds', '  openMenu: Menu', '  openMenu: “Menu”', 1],
    ['what reading and the schema find in one place', '  spacePx: 4', '  spacePx: “4”', 1],
    [
      'a picture that is not there',
      '/drawings/cloud.svg\n          alt',
      '/x.svg\n          alt',
      0,
    ],
  ])('%s', (_, from, to, count) => {
    expect(findings([from, to])).toBe(count)
  })
  test('by findings of all kinds together', () => {
    expect(
      findings(
        ['  openMenu: Menu', '  openMenu: “Menu”'],
        ['  spacePx: 4', '  spacePx: many'],
        ['banner: { label: Careers, to: /Careers#openings }', 'banner: { label: Careers, to: /x }'],
      ),
    ).toBe(3)
  })
  test('in form as well', () => {
    expect(judged('a: 1\nb: @x\nc: `y')).toMatchObject({ line: 1, problems: 2 })
  })
  test('by what reading finds, where there is no map', () => {
    expect(judged('- &a x\n- !b y')).toEqual({ line: -1, problems: 2, findings: 2 })
    expect(judged('')).toEqual({ line: -1, problems: 1, findings: 1 })
  })
})
