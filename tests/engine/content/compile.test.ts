import { describe, expect, test } from 'vitest'
import { validSite } from '../faults/fixture.ts'
import { codesIn, compiled } from '../properties/compiled.ts'

/** Codes of the diagnostics of the valid site with one replacement, sorted by line. */
function codesOf(from: RegExp, to: string): string[] {
  expect(validSite).toMatch(from)
  return codesIn(validSite.replace(from, to))
}

const INK = /text: "#\w+"/

describe('one mistake has one diagnostic', () => {
  test('does not check the contrast of a color on a repaired line', () => {
    expect(codesOf(INK, 'text: "#888888"')).toEqual(['theme/contrast'])
    expect(codesOf(INK, 'text: "#888888')).toEqual(['yaml/unclosed-quote'])
  })

  test('reports duplicated lines once', () => {
    const [, ink = '', quiet = ''] = /^( +text: .+\n)( +muted: .+\n)/m.exec(validSite) ?? []
    const twice = validSite.replace(ink + quiet, (ink + quiet).repeat(2))
    expect(twice.length).toBeGreaterThan(validSite.length)
    expect(codesIn(twice)).toEqual(['yaml/duplicate-key'])
  })
})

test('compiles a site with warnings', () => {
  const { value, diagnostics, inventory } = compiled(validSite.replace(INK, 'text: "#666666"'))
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['theme/body-contrast', 'warning'],
  ])
  expect(value?.pages).toHaveLength(inventory?.routes ?? 0)
})

test('reports deleted lines as missing and no other line', () => {
  const from = validSite.indexOf('    title: "Careers')
  const start = from === -1 ? validSite.indexOf('    title: Careers') : from
  const text =
    validSite.slice(0, start) + validSite.slice(validSite.indexOf('    sections:', start))
  const { diagnostics } = compiled(text)
  expect(diagnostics.map(({ code, path }) => `${code} ${path.at(-1)}`)).toEqual(
    ['title', 'description'].map((key) => `schema/missing-key ${key}`),
  )
})

test('an invalid language does not hide other diagnostics', () => {
  expect(codesOf(/language: \w+/, 'language: { a: b }')).toEqual(['schema/wrong-type'])
})

test('unknown values in valid YAML are reported one by one, not as wrong indentation', () => {
  const text = validSite.replace(
    /routes:[\s\S]*$/,
    `routes:
  - path: /
    title: "Crumb: bread from the stone oven"
    description: Sourdough and rye, baked at night and on the shelf at seven. Two streets from the market.
    dat: 2027-05-12
    sections:
      - { type: tabel }
      - { type: newz }
      - { type: teem }
      - { type: galery }
`,
  )
  const codes = codesIn(text)
  expect(codes.filter((code) => code === 'section/unknown-type')).toHaveLength(4)
  expect(codes).toContain('schema/unknown-key')
  expect(codes).not.toContain('yaml/indentation')
})
