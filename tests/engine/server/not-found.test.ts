import { expect, test } from 'vitest'
import { findInvisibleCharacters } from '../../../src/content/parse/characters.ts'
import {
  NEAREST_PATH,
  NEAREST_TITLE,
  renderNotFound,
  splitNotFound,
} from '../../../src/contract/not-found.ts'

const list = `<ul data-nearest=""><li><a href="${NEAREST_PATH}">${NEAREST_TITLE}</a></li></ul>`

test.each([NEAREST_PATH, NEAREST_TITLE])('the mark %j can be no text of a site', (mark) => {
  expect(findInvisibleCharacters(`name: ${mark}`)).toHaveLength(1)
})

test('texts are left as they are, whatever they look like', () => {
  const words = '__NEAREST_PATH__ path title $& $1'
  const template = splitNotFound(`<p>${words}</p>${list}<p>${words}</p>`)
  const routes = [{ path: '/a', title: `${words} <b>` }]
  expect(renderNotFound(template, '/a', routes)).toBe(
    `<p>${words}</p><ul data-nearest=""><li><a href="/a">${words.replace('&', '&amp;')} &lt;b&gt;</a></li></ul><p>${words}</p>`,
  )
})
