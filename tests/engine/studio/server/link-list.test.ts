/** The links that would break without a page or section, and what replaces them. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listLinkChanges } from '../../../../src/studio/client/link-choices.ts'
import { editMany } from '../../../../src/studio/edit/edit-many.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { FormSource } from '../../../../src/studio/forms/form-source.ts'
import { listPageLinks, listSectionLinks } from '../../../../src/studio/server/link-list.ts'
import { resolveChange } from '../../../../src/studio/server/resolve-changes.ts'
import { example, ofExample } from '../example.ts'

function read(text: string) {
  const { tree } = parseCached(text)
  if (!tree) throw new Error('The site has syntax errors.')
  return { root: tree, source: FormSource.get(tree, ofExample) }
}

function apply(text: string, changes: ReturnType<typeof listLinkChanges>): string {
  const context = { root: read(text).root, compile: ofExample, maps: [], isUnchanged: () => true }
  const all = changes.flatMap((change) => {
    const resolved = resolveChange(change, context)
    if ('conflict' in resolved) throw new Error('The change has a conflict.')
    return resolved.changes
  })
  const result = editMany(text, all, ofExample)
  return result.ok ? result.text : JSON.stringify(result.diagnostics)
}

test.for([
  ['/Contact', 'nothing', '[riders](/Contact)'],
  ['mark', 'nothing', 'riders'],
] as const)('a link in a text keeps its words: %s, %s', ([choice, flagged, expected]) => {
  const { root, source } = read(example)
  const link = listPageLinks(root, source, '/Riders').find(({ inText }) => inText)
  if (!link) throw new Error('No text links to the page.')
  const marked = { flagged, reason: 'The page “Riders” was deleted.' }
  const after = apply(example, listLinkChanges([{ link, choice }], marked))
  expect(after).toBe(example.replace('[riders](/Riders)', expected))
})

test('lists links to a section, but not those inside of it, nor those of drafts to a draft', () => {
  const routes: { path: string; sections: { id?: string }[] }[] = parse(example).routes
  const page = routes.findIndex(({ path }) => path === '/Jobs')
  const section = routes[page]?.sections.findIndex(({ id }) => id === 'openings') ?? -1
  const at = ['routes', page, 'sections', section]
  const list = (text: string, isForDraft: boolean) => {
    const { root, source } = read(text)
    return listSectionLinks(root, source, at, isForDraft).map(({ where }) => where)
  }
  const before = list(example, false)
  const text = example.replace('[riders](/Riders)', '[riders](/Jobs#openings)')
  expect(list(text, false).length).toBe(before.length + 1)
  const lines = text.slice(0, text.indexOf('[riders](/Jobs#openings)')).split('\n')
  const start = lines.findLastIndex((line) => line.startsWith('  - path:'))
  const path = lines[start] ?? ''
  const draft = text.replace(path, `${path}\n    draft: true`)
  expect(list(draft, true).length).toBe(list(text, true).length - 1)
})
