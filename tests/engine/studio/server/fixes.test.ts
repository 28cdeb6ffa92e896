import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFix } from '../../../../src/studio/describe-fix.ts'
import { LiveSite } from '../../../../src/studio/live-site.ts'
import { type EditRequest, editRequest } from '../../../../src/studio/protocol/edits.ts'
import type { Fix } from '../../../../src/studio/protocol/state.ts'
import { EditSession } from '../../../../src/studio/server/edit-session.ts'
import { copyOfExample, example as good } from '../example.ts'

test('applies only offered fixes of the current version, with undo and redo', async () => {
  const project = copyOfExample()
  const { siteFile: file } = project
  const read = () => readFileSync(file, 'utf8')
  const live = await LiveSite.create(project)
  const session = new EditSession(file, live)
  const apply = (change: EditRequest['changes'][0], version = '') =>
    session.apply(editRequest.parse({ version, changes: [change] }), (text) => live.update(text)).ok
  const fixWith = ({ version, edits }: Fix) => apply({ do: 'fix', edits }, version)
  const broken = good
    .replace('headline: Mend with us', 'headlin: Mend with us')
    .replace('to: /Riders }', 'to: /Rider }')
    .replaceAll('\n', '\r\n')
  writeFileSync(file, broken)
  live.update()
  const fixes = live.errors.flatMap(({ fix }) => fix ?? [])
  expect(fixes.map(({ label }) => label)).toEqual([
    'change to “- { label: Riders, to: /Riders }”',
    'change to “- { type: head, headline: Mend with us }”',
  ])
  const [first, second] = fixes as unknown as [Fix, Fix]
  const edits = first.edits.map((edit) => ({ ...edit, insert: 'else' }))
  expect(fixWith({ version: first.version, edits })).toBe(false)
  expect(fixWith({ version: 'else', edits: first.edits })).toBe(false)
  expect(read()).toBe(broken)

  expect(fixWith(first)).toBe(true)
  // The second fix was made for the previous version.
  expect(fixWith(second)).toBe(false)
  const half = broken.replace('/Rider }', '/Riders }')
  expect(read()).toBe(half)
  const [left] = live.errors.flatMap(({ fix }) => fix ?? [])
  expect(fixWith(left as Fix)).toBe(true)
  expect(read()).toBe(good.replaceAll('\n', '\r\n'))
  expect([apply({ do: 'undo' }), read()]).toEqual([true, half])
  expect([apply({ do: 'undo' }), read()]).toEqual([true, broken])
  expect([apply({ do: 'redo' }), read()]).toEqual([true, half])

  // The file changes before the watcher notices.
  const [now] = live.errors.flatMap(({ fix }) => fix ?? [])
  writeFileSync(file, `${half}# A note.\r\n`)
  expect(fixWith(now as Fix)).toBe(false)
  expect(read()).toBe(`${half}# A note.\r\n`)
})

test('describes a fix by its result', () => {
  const long = `text: ${'so on and '.repeat(20)}recieve ${'and so on '.repeat(20)}`
  const at = long.indexOf('ie')
  const cases: [string, { from: number; to: number; insert: string }[]][] = [
    ['a:\n   b: c\n', [{ from: 3, to: 6, insert: '  ' }]],
    ['a:\n b: c\n d: e\n', [3, 9].map((from) => ({ from, to: from, insert: ' ' }))],
    ['a: b\nnonsense\n', [{ from: 5, to: 13, insert: '' }]],
    ['a: b\nnonsense\n', [{ from: 5, to: 14, insert: '' }]],
    ['a: b\n', [{ from: 5, to: 5, insert: 'c: d\n' }]],
    ['a: “b”\nc: “d”\n', [3, 5, 10, 12].map((from) => ({ from, to: from + 1, insert: '"' }))],
    [long, [{ from: at, to: at + 2, insert: 'ei' }]],
  ]
  expect(cases.map(([text, edits]) => describeFix(text, edits))).toEqual([
    'indent “b: c” by 2 spaces',
    'reindent 2 lines',
    'delete “nonsense”',
    'delete a line',
    'insert “c: d”',
    'change to “a: "b"” and fix 1 more',
    expect.stringMatching(/^change to “….*receive.*…”$/),
  ])
})
