import { expect, test } from 'vitest'
import { withReasons } from '../../../src/contact/pages.ts'

const list = (items: string, attribute = 'data-reasons') =>
  `a<ul class="r" ${attribute}>${items}</ul>b`
const item = (part: string) => `<li id="i" data-reason="${part}" class="c">\n<p>${part}</p>\n</li>`

test.each(['data-reasons', 'data-reasons=""', 'data-reasons class="x"'])(
  'a list without reasons goes (%s)',
  (mark) => {
    expect(withReasons(list(item('name'), mark), [])).toBe('ab')
    expect(withReasons(list(` \n${item('name')}\n `, mark), ['email'])).toBe('ab')
  },
)

test('the reasons that apply stay as they are, in their order', () => {
  const html = list(item('name') + item('email') + item('form'))
  expect(withReasons(html, ['form', 'name'])).toBe(list(item('name') + item('form')))
})

test.each([
  '<ul class="r"></ul>',
  '<ulx data-reasons></ulx>',
  '<ul data-reasons><li>x</li></ul>',
  '<lix data-reason="name"></lix>',
  '<li data-reason="name-x"></li>',
  '<li xdata-reason="name"></li>',
])('%s is nothing of the kind', (html) => {
  expect(withReasons(html, [])).toBe(html)
})
