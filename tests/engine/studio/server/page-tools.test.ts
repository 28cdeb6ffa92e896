/** The search for pages and the menus of a page. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editMany } from '../../../../src/studio/edit/edit-many.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { FormSource } from '../../../../src/studio/forms/form-source.ts'
import { listPageMenus } from '../../../../src/studio/server/page-menus.ts'
import { searchPages } from '../../../../src/studio/server/page-search.ts'
import { resolveChange } from '../../../../src/studio/server/resolve-changes.ts'
import { example, ofExample } from '../example.ts'

function read(text: string) {
  const { tree } = parseCached(text)
  if (!tree) throw new Error('The site has syntax errors.')
  return tree
}

const search = (words: string) => searchPages(read(example), ofExample.vocabulary, words)

test('finds pages by title, address and text, with typing errors', async () => {
  const [truing] = await search('truing')
  expect(truing?.path).toBe('/repairs/Truing')
  expect((await search('new-tyr'))[0]?.path).toBe('/repairs/New-Tyres')
  const [jobs] = await search('openning presnt')
  expect(jobs?.path).toBe('/Jobs')
  const sections = parse(example).routes.findIndex(
    (page: { path: string }) => page.path === '/Jobs',
  )
  expect(jobs?.text?.at.slice(0, 5)).toEqual(['routes', sections, 'sections', 1, 'paragraphs'])
  expect(jobs?.text?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'opening',
    'present',
  ])
  expect(await search('zzzz')).toEqual([])
})

/** The menus of a page, and the file after the link to it was added to or removed from one. */
function change(text: string, path: string, title: string) {
  const root = read(text)
  const source = FormSource.get(root, ofExample)
  const index = parse(text).routes.findIndex((page: { path: string }) => page.path === path)
  const menus = listPageMenus(root, source, index)
  const menu = menus.find((one) => one.title === title)
  if (!menu) throw new Error(`There is no menu ${title}: ${menus.map((one) => one.title)}`)
  const changes = menu.changes.flatMap((one) => {
    const context = { root, compile: ofExample, maps: [], isUnchanged: () => true }
    const resolved = resolveChange(one, context)
    if ('conflict' in resolved) throw new Error('The change has a conflict.')
    return resolved.changes
  })
  const result = editMany(text, changes, ofExample)
  return { menu, after: result.ok ? result.text : JSON.stringify(result.diagnostics) }
}

test('adds and removes the link to a page in a menu, and tells where that is not possible', () => {
  const removed = change(example, '/Jobs', 'Main menu')
  expect(removed.menu.isShown).toBe(true)
  const entry = '    - { label: Jobs, to: /Jobs }\n'
  expect(removed.after).toBe(example.replace(entry, ''))
  const added = change(removed.after, '/Jobs', 'Main menu')
  expect(added.menu.isShown).toBe(false)
  const last = '    - { label: Contact, to: /Contact }\n'
  expect(added.after).toBe(removed.after.replace(last, last + entry))
  const only = change(example, '/repairs/Welding', 'Repairs: Frames')
  expect(only.menu.reason).toBe('The menu needs at least one entry.')
})

test('writes a menu that lists the pages by itself', () => {
  const text = readFileSync('examples/smallest/site.yaml', 'utf8')
  const { menu, after } = change(text, '/visit', 'Main menu')
  expect(menu.isShown).toBe(true)
  expect(parse(after).navigation.bar).toEqual([{ label: expect.any(String), to: '/' }])
  expect(change(after, '/visit', 'Main menu').menu.isShown).toBe(false)
})
