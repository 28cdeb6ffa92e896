import { describe, expect, test } from 'vitest'
import { withReasons } from '../../../src/contact/pages.ts'
import * as renderer from '../../../src/publish/render.tsx'
import { requestPage } from '../../../src/publish/request-pages.ts'
import { compileProject, projectOf } from '../../../src/site-folder/project.ts'
import { attributeOf, elementsOf, textOf } from '../browser/markup.ts'

const { value: site } = await compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

const FONTS = { css: '' }
const NAMES = ['sent', 'invalid', 'busy', 'unavailable'] as const

describe.each(NAMES)('the page %s', (name) => {
  const { html } = requestPage(site, renderer, FONTS, name)
  const elements = elementsOf(html)

  test('runs nothing and is found by nobody', () => {
    const tags = elements.map(({ tagName }) => tagName)
    expect(tags).not.toContain('script')
    const rels = elements.map((element) => attributeOf(element, 'rel'))
    expect(rels).not.toContain('modulepreload')
    expect(rels).not.toContain('canonical')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(elements.filter((element) => attributeOf(element, 'style') !== undefined)).toEqual([])
  })
})

test('the page about mistakes has a reason for each of them, and shows those that apply', () => {
  const { html } = requestPage(site, renderer, FONTS, 'invalid')
  const reasons = site.requestPages.invalid.reasons
  const shown = (text: string) =>
    elementsOf(text).flatMap((element) =>
      attributeOf(element, 'data-reason') === undefined ? [] : [textOf(element)],
    )
  expect(shown(html)).toEqual(Object.values(reasons))
  expect(shown(withReasons(html, ['email', 'message']))).toEqual([reasons.email, reasons.message])
  const none = withReasons(html, [])
  expect(none).not.toContain('data-reason')
  expect(elementsOf(none).map(({ tagName }) => tagName)).toContain('h1')
})
