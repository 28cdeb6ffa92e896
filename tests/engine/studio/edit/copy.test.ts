/** Copies of list items keep their text and comments; names that must be unique get a number. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editMany } from '../../../../src/studio/edit/edit-many.ts'
import { applyEdits, edit, invertEdits } from '../../../../src/studio/edit/index.ts'
import { type Json, pathsIn, valueAt } from '../../properties/generated/json.ts'
import { propertyTimeout, runs } from '../../properties/runs.ts'
import { example, ofExample } from '../example.ts'
import { documentOf } from './documents.ts'
import { Dice } from './seeded-random.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

test('copies between random lists of random documents keep all other lines', {
  timeout: propertyTimeout,
}, () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, other) => {
      const dice = new Dice(other)
      const text = documentOf(seed)
      const data: Json = parse(text)
      const lists = [...pathsIn(data)].filter((path) => Array.isArray(valueAt(data, path)))
      const full = lists.filter((path) => (valueAt(data, path) as Json[]).length > 0)
      if (full.length === 0) return
      const [from, into] = [dice.one(...full), dice.one(...lists)]
      const index = dice.below((valueAt(data, from) as Json[]).length)
      const place = dice.below((valueAt(data, into) as Json[]).length + 1)
      const result = edit(text, { do: 'copy', at: [...from, index], to: [...into, place] })
      if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.diagnostics)}`)
      const meant = structuredClone(data)
      const item = structuredClone(valueAt(data, [...from, index]) as Json)
      ;(valueAt(meant, into) as Json[]).splice(place, 0, item)
      expect(parse(result.text)).toEqual(meant)
      expect(applyEdits(result.text, invertEdits(text, result.splices))).toBe(text)
      const words = (one: string): string[] => one.match(/[kvc]\d+z/g) ?? []
      const copied = words(result.text)
      expect(words(text).every((word) => copied.includes(word))).toBe(true)
    }),
    { numRuns: runs * 40 },
  )
})

const JOBS = parse(example).routes.findIndex((page: { path: string }) => page.path === '/Jobs')
const SECTIONS = ['routes', JOBS, 'sections']
const HEAD = '      - { type: head, headline: Mend with us }'

/** Copies an entry of the example with added lines before the first section of a page. */
function copyFrom(
  added: string,
  at: readonly (string | number)[],
  to: readonly (string | number)[],
) {
  const text = example.replace(HEAD, `${added}\n${HEAD}`)
  const result = editMany(text, [{ do: 'copy', at, to }], ofExample)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  expect(applyEdits(text, result.splices)).toBe(result.text)
  return { text, after: result.text }
}

const SECTION = `      # What we mend.
      - type: words # short
        id: mending
        heading: "Repairs"
        paragraphs:
          - 'One: two' # as agreed
          - >-
            Folded
            text
        points: [a, b]
        actions: [{ label: Write, to: /Contact }]`

test('a copied section keeps comments, quotes and blocks, and gets its own id', () => {
  const { text, after } = copyFrom(SECTION, [...SECTIONS, 0], [...SECTIONS, 1])
  const copy = SECTION.replace('id: mending', 'id: mending-2')
  expect(after).toBe(text.replace(SECTION, `${SECTION}\n${copy}`))
  // On another page, the id is free.
  const end = parse(text).routes[JOBS + 1].sections.length
  const other = copyFrom(SECTION, [...SECTIONS, 0], ['routes', JOBS + 1, 'sections', end])
  expect(other.after.split('id: mending\n')).toHaveLength(3)
  expect(parse(other.after).routes[JOBS + 1].sections[end].id).toBe('mending')
})

const FORM = `      - type: form
        heading: Ask us
        fields:
          - { kind: text, label: Phone, name: phone } # for calls
          - { kind: text, label: Phone 2 }`

test('labels and names of a copied form field get the next free number', () => {
  const fields = [...SECTIONS, 0, 'fields']
  const { after } = copyFrom(FORM, [...fields, 0], [...fields, 1])
  expect(after).toContain(`
          - { kind: text, label: Phone, name: phone } # for calls
          - { kind: text, label: Phone 3, name: phone-2 } # for calls
          - { kind: text, label: Phone 2 }`)
})
