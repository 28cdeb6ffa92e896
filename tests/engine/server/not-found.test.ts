import { expect, test } from 'vitest'
import { findInvisibleCharacters } from '../../../src/content/parse/characters.ts'
import {
  NEAREST_PATH,
  NEAREST_TITLE,
  renderNotFound,
  splitNotFound,
} from '../../../src/contract/not-found.ts'

const list = `<ul data-nearest=""><li><a href="${NEAREST_PATH}">${NEAREST_TITLE}</a></li></ul>`

test.each([NEAREST_PATH, NEAREST_TITLE])(
  'the placeholder %j is rejected in site files',
  (placeholder) => {
    expect(findInvisibleCharacters(`name: ${placeholder}`)).toHaveLength(1)
  },
)

test('inserts suggestions without changing other text', () => {
  const text = '__NEAREST_PATH__ path title $& $1'
  const template = splitNotFound(`<p>${text}</p>${list}<p>${text}</p>`)
  const routes = [{ path: '/a', title: `${text} <b>` }]
  expect(renderNotFound(template, '/a', routes)).toBe(
    `<p>${text}</p><ul data-nearest=""><li><a href="/a">${text.replace('&', '&amp;')} &lt;b&gt;</a></li></ul><p>${text}</p>`,
  )
})
