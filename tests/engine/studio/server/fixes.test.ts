/** What a button of the overlay or of the studio does about a mistake. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFix } from '../../../../src/studio/describe-fix.ts'
import { LiveSite } from '../../../../src/studio/live-site.ts'
import { EditSession } from '../../../../src/studio/server/edit-session.ts'
import type { Fix } from '../../../../src/studio/server/protocol.ts'
import { copyOfExample, example as good } from '../example.ts'

test('only what was offered for the very text of the file is written, and it can be taken back', async () => {
  const project = copyOfExample()
  const { siteFile: file } = project
  const read = () => readFileSync(file, 'utf8')
  const live = await LiveSite.create(project)
  const desk = new EditSession(file, live)
  const grant = (wish: Parameters<typeof desk.apply>[0]) =>
    desk.apply(wish, (text) => live.update(text)).ok
  const broken = good
    .replace('headline: Mend with us', 'headlin: Mend with us')
    .replace('to: /Riders }', 'to: /Rider }')
    .replaceAll('\n', '\r\n')
  writeFileSync(file, broken)
  live.update()
  const fixes = live.errors.flatMap(({ fix }) => fix ?? [])
  expect(fixes.map(({ label }) => label)).toEqual([
    'write “- { label: Riders, to: /Riders }”',
    'write “- { type: head, headline: Mend with us }”',
  ])
  const [first, second] = fixes as unknown as [Fix, Fix]
  const edits = first.edits.map((edit) => ({ ...edit, insert: 'else' }))
  expect(grant({ do: 'fix', version: first.version, edits })).toBe(false)
  expect(grant({ do: 'fix', version: 'else', edits: first.edits })).toBe(false)
  expect(read()).toBe(broken)

  expect(grant({ do: 'fix', ...first })).toBe(true)
  // The text that the other was made for is gone.
  expect(grant({ do: 'fix', ...second })).toBe(false)
  const half = broken.replace('/Rider }', '/Riders }')
  expect(read()).toBe(half)
  const [left] = live.errors.flatMap(({ fix }) => fix ?? [])
  expect(grant({ do: 'fix', ...(left as Fix) })).toBe(true)
  expect(read()).toBe(good.replaceAll('\n', '\r\n'))
  expect([grant({ do: 'undo' }), read()]).toEqual([true, half])
  expect([grant({ do: 'undo' }), read()]).toEqual([true, broken])
  expect([grant({ do: 'redo' }), read()]).toEqual([true, half])

  // Other hands are quicker than the watcher.
  const [now] = live.errors.flatMap(({ fix }) => fix ?? [])
  writeFileSync(file, `${half}# A note.\r\n`)
  expect(grant({ do: 'fix', ...(now as Fix) })).toBe(false)
  expect(read()).toBe(`${half}# A note.\r\n`)
})

test('a button says what will stand in the file', () => {
  const long = `text: ${'so on and '.repeat(20)}recieve ${'and so on '.repeat(20)}`
  const at = long.indexOf('ie')
  const said: [string, { from: number; to: number; insert: string }[]][] = [
    ['a:\n   b: c\n', [{ from: 3, to: 6, insert: '  ' }]],
    ['a:\n b: c\n d: e\n', [3, 9].map((from) => ({ from, to: from, insert: ' ' }))],
    ['a: b\nnonsense\n', [{ from: 5, to: 13, insert: '' }]],
    ['a: b\nnonsense\n', [{ from: 5, to: 14, insert: '' }]],
    ['a: b\n', [{ from: 5, to: 5, insert: 'c: d\n' }]],
    ['a: “b”\nc: “d”\n', [3, 5, 10, 12].map((from) => ({ from, to: from + 1, insert: '"' }))],
    [long, [{ from: at, to: at + 2, insert: 'ei' }]],
  ]
  expect(said.map(([text, edits]) => describeFix(text, edits))).toEqual([
    'put 2 spaces before “b: c”',
    'indent 2 lines anew',
    'delete “nonsense”',
    'delete a line',
    'write “c: d”',
    'write “a: "b"” and mend 1 more',
    expect.stringMatching(/^write “….*receive.*…”$/),
  ])
})
