import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { applyFixes } from '../../../../src/content/fixes.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const FOLDER = new URL('../../../fixtures/old-grammar/', import.meta.url)

const MISSING_FILES: ReadonlySet<string> = new Set(['image/missing', 'font/missing', 'link/dead'])

const diagnose = (text: string) => compile(text, { vocabulary, files: new Map() }).diagnostics
/** Diagnostics of the old grammar. */
const findRenames = (text: string) =>
  diagnose(text).filter(({ code }) => /^schema\/(unknown-key|not-allowed)$/.test(code))

/** Every renamed token with its context, from the longest to the shortest. */
const TOKENS: readonly (readonly [RegExp, string])[] = [
  [/\bsets:/g, 'collections:'],
  [/^( +)set:/gm, '$1collection:'],
  [/\bletter:(?= [A-Z])/g, 'prefix:'],
  [/\btitleBlock: none/g, 'breadcrumbs: hide'],
  [/\btitleBlock: shown/g, 'breadcrumbs: show'],
  [/\bsheet:/g, 'pageNumber:'],
  [/\bsheetOf:/g, 'pageNumberOf:'],
  [/\bpaper:/g, 'background:'],
  [/\braised:/g, 'surface:'],
  [/\bink:/g, 'text:'],
  [/\bquiet:/g, 'muted:'],
  [/\brule:/g, 'border:'],
  [/\bsignal:/g, 'highlight:'],
  [/\bnight:/g, 'inverse:'],
  [/\bonNight:/g, 'onInverse:'],
  [/\bbar:(?= "#)/g, 'barBackground:'],
  [/\blayout: sheets/g, 'layout: mosaic'],
  [/\btone: night/g, 'tone: inverse'],
  [/\btone: paper/g, 'tone: default'],
]

const migrate = (text: string): string =>
  TOKENS.reduce((result, [old, name]) => result.replace(old, name), text)

describe.each(readdirSync(FOLDER))('the old grammar in %s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8')

  test('is rewritten by fixes, and nothing else changes', () => {
    const fixed = applyFixes(text, findRenames).text
    expect(fixed).toBe(migrate(text))
    // The pictures of the fixtures are missing.
    const errors = diagnose(fixed).filter(({ severity }) => severity === 'error')
    expect(errors.filter(({ code }) => !MISSING_FILES.has(code))).toEqual([])
  })

  test('keeps its look: fixes add the preset to the theme', () => {
    const isOld = findRenames(text).length > 0 && /^theme:/m.test(text)
    const fixed = applyFixes(text, diagnose).text
    expect(/\ntheme:\n {2}preset: drafting\n {2}\w/.test(fixed)).toBe(isOld)
    expect(applyFixes(fixed, diagnose).text).toBe(fixed)
  })

  test('gets one diagnostic for each old key and value, at its place', () => {
    const found = findRenames(text)
    const places = found.map(({ range }) => `${range.start.line}:${range.start.column}`)
    expect(new Set(places).size).toBe(places.length)
    const old = found.map(({ range: { start, end } }) =>
      (text.split('\n')[start.line - 1] ?? '').slice(start.column - 1, end.column - 1),
    )
    const all = TOKENS.flatMap(([token]) => text.match(token) ?? []).flatMap((token) => {
      const [key = '', value = ''] = token.trim().split(/: ?/)
      if (key === 'titleBlock') return [key, value]
      return [key === 'layout' || key === 'tone' ? value : key]
    })
    expect(old.sort()).toEqual(all.sort())
    expect(
      found.map(({ message }) => message).filter((one) => !/ is now called /.test(one)),
    ).toEqual([])
  })
})
