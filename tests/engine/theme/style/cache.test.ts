/** Styles as collected on the server. */
import { expect, test } from 'vitest'
import { createStyleCache, getRenderedStyles } from '../../../../src/theme/style/cache.ts'
import { css, narrow, wide } from '../../../../src/theme/style/css.ts'

const behaviour = { mobileBelowPx: 700 } as Parameters<typeof createStyleCache>[0]

type Cache = ReturnType<typeof createStyleCache>

/** Inserts a style as emotion does when it renders a component. @returns the class name */
function use(cache: Cache, text: string): string {
  const serialized = css`${text}`
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true)
  return serialized.name
}

test('collects every style once in order of use', () => {
  const cache = createStyleCache(behaviour)
  const names = ['color:red', 'color:blue', 'color:red'].map((text) => use(cache, text))
  const rendered = getRenderedStyles(cache)
  expect(rendered.ids).toEqual(names.slice(0, 2))
  expect(rendered.css).toBe(`.s-${names[0]}{color:red}.s-${names[1]}{color:blue}`)
})

test('replaces the custom media queries by the width of the site file', () => {
  const cache = createStyleCache(behaviour)
  use(cache, `${wide}{color:red}${narrow}{color:blue}@media (--other){color:green}`)
  const rendered = getRenderedStyles(cache).css
  expect(rendered).toContain('@media (min-width: 700px){color:red}')
  expect(rendered).toContain('@media (width < 700px){color:blue}')
  expect(rendered).toContain('@media (--other)')
})
