/** Added pages, and pages that show facts and figures, of a small site. */
import { expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { createVariableFields } from '../../../../src/studio/forms/form.ts'
import { FormSource } from '../../../../src/studio/forms/form-source.ts'
import { createPage, type NewPage } from '../../../../src/studio/forms/new-page.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { edited } from '../example.ts'

const FILE = `company: { name: Crumb, longName: "{company.name} Bakery" }
figures:
  bread: { sorts: { value: "12", label: Sorts of bread } }
routes:
  - path: /
    title: "{company.longName}"
    description: "{figures.bread.sorts} sorts of bread, baked at night and on the shelf at seven."
    sections:
      - { type: hero, headline: Bread, figures: [bread.sorts] }
  # Where we are.
  - path: /visit
    name: Visit
    formerly: [/where]
    title: Visit us
    description: The bakery is at 4 Mill Lane, two streets from the market, and opens at seven in the morning.
    sections:
      - { type: hero, headline: Visit us, image: { src: /mill.svg, alt: The mill } }
`
const context = { vocabulary, files: new Map([['/mill.svg', { width: 4, height: 3 }]]) }
const { tree } = parseCached(FILE)
if (!tree) throw new Error('The file cannot be read.')

const added = (page: NewPage) => {
  const made = createPage(tree, page, context)
  if (!made) throw new Error('There is no such page.')
  return edited(FILE, { do: 'insert', ...made }, context)
}

test('creates a page with the most common first section and its title as heading', () => {
  const text = added({ path: '/prices', title: 'Prices' })
  expect(text.slice(FILE.length)).toBe(`  - path: /prices
    title: Prices
    description: "[DESCRIPTION]"
    sections:
      - type: hero
        headline: Prices
`)
})

test('makes a copy in another language a translation', () => {
  const site = FILE.replace('routes:', 'languages: { de: {} }\nroutes:')
  const { tree } = parseCached(site)
  const copy = (path: string, from: string) =>
    tree && createPage(tree, { path, title: 'Besuch', from }, context)?.value.translationOf
  expect(copy('/de/besuch', '/visit')).toBe('/visit')
  expect(copy('/besuch', '/visit')).toBe(undefined)
})

test('marks texts of a copied page, with a warning for each mark', () => {
  const text = added({ path: '/staff', title: 'Staff', from: '/visit' })
  expect(text.slice(FILE.length)).toBe(`  - path: /staff
    title: Staff
    description: "[COPY] The bakery is at 4 Mill Lane, two streets from the market, and opens at seven in the morning."
    sections:
      - type: hero
        headline: "[COPY] Visit us"
        image:
          src: /mill.svg
          alt: The mill
`)
  const placeholders = compile(text, context).diagnostics.filter(
    ({ code }) => code === 'text/placeholder',
  )
  expect(placeholders).toHaveLength(2)
  expect(createPage(tree, { path: '/x', title: 'X', from: '/nowhere' }, context)).toBeUndefined()
})

test('lists all places that show a fact or figure, also indirectly', () => {
  const source = FormSource.get(tree, context)
  const [figure, fact] = createVariableFields(
    source,
    '{figures.bread.sorts} {company.name} {company.none}',
  )
  expect(figure).toMatchObject({
    at: ['figures', 'bread', 'sorts', 'value'],
    shared: 'Shown in 2 places: on /. Changing it updates all of them.',
  })
  expect(fact?.shared).toMatch(/^Shown in \d places: on \/ and in the page frame\. /)
  expect(source.uses.describe(['figures', 'bread', 'sorts', 'label'])).toBe(
    'Shown in 1 place: on /.',
  )
  expect(source.uses.describe(['routes', 0, 'title'])).toBe('')
})
