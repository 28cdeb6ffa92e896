import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compile } from '../../../../src/content/compile.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const compileWithPages = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `Page${index}`)
  const routes = ['', ...names.slice(1)].map((name) => ({
    path: `/${name}`,
    name: name || 'Home',
    title: `The page ${name || 'Home'} of Crumb`,
    description: `What visitors find on the page ${name || 'Home'} of the bakery Crumb.`,
    sections: [{ type: 'hero', headline: `Headline ${name}` }],
  }))
  const text = stringify({ company: { name: 'Crumb' }, routes })
  const { value } = compile(text, { vocabulary, files: new Map() })
  if (!value) throw new Error('The site has errors.')
  return value.shell
}

test('puts up to seven top-level pages into the bar', () => {
  const { navigation } = compileWithPages(7)
  expect(navigation.bar).toHaveLength(7)
  expect(navigation.panels).toEqual({})
})

test('puts the pages that do not fit into the bar into a panel', () => {
  const { navigation, footer } = compileWithPages(10)
  expect(navigation.bar).toHaveLength(7)
  expect(navigation.bar.at(-1)).toEqual({ panel: 'more' })
  const { more } = navigation.panels
  const rest = more?.groups.flatMap(({ links }) => links.map(({ label }) => label))
  expect(rest).toEqual(['Page6', 'Page7', 'Page8', 'Page9'])
  expect(footer.links).toHaveLength(10)
})
