import { ChangeSet, EditorState } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../../src/content/splices.ts'
import {
  changeBetween,
  draftField,
  getDraft,
  isTyped,
  rebased,
  received,
  toEdits,
} from '../../../../src/studio/client/file/source-buffer.ts'

const BASE = 'one\ntwo\nthree\nfour\n'

const apply = (text: string, changes: ChangeSet): string =>
  EditorState.create({ doc: text, extensions: EditorState.lineSeparator.of('\n') })
    .update({ changes })
    .state.doc.toString()

const typing = (to: string) => ({ base: BASE, version: 'a', changes: changeBetween(BASE, to) })

test('converts typing to edits of the base text', () => {
  let { state } = EditorState.create({
    doc: BASE,
    extensions: [draftField, EditorState.lineSeparator.of('\n')],
  }).update({
    effects: rebased.of({ base: BASE, version: 'a', changes: ChangeSet.empty(BASE.length) }),
  })
  expect(isTyped(getDraft(state))).toBe(false)
  state = state.update({ changes: { from: 0, insert: 'zero\n' } }).state
  state = state.update({ changes: { from: state.doc.length, insert: 'five\n' } }).state
  const { version, edits } = toEdits(getDraft(state))
  expect(version).toBe('a')
  expect(applyEdits(BASE, edits)).toBe(`zero\n${BASE}five\n`)
})

test('merges external changes of other lines', () => {
  const line = fc.constantFrom('', 'a', 'bb', 'a: b', 'x\ny')
  fc.assert(
    fc.property(line, line, fc.boolean(), (mine, theirs, isBelow) => {
      const [first, last] = isBelow ? [mine, theirs] : [theirs, mine]
      const both = `${first}\ntwo\nthree\n${last}\n`
      const now = isBelow ? `${mine}\ntwo\nthree\nfour\n` : `one\ntwo\nthree\n${mine}\n`
      const text = isBelow ? `one\ntwo\nthree\n${theirs}\n` : `${theirs}\ntwo\nthree\nfour\n`
      const next = received(typing(now), now, { text, version: 'b' })
      if (!('change' in next)) throw new Error('Nobody has typed in these lines.')
      expect(apply(now, next.change)).toBe(both)
      expect(apply(text, next.draft.changes)).toBe(both)
      expect(applyEdits(text, toEdits(next.draft).edits)).toBe(both)
    }),
  )
})

test('reports a conflict for lines changed on both sides', () => {
  const now = BASE.replace('two', 'mine')
  const text = BASE.replace('two', 'theirs')
  const conflict = { theirs: 'theirs', mine: 'mine' }
  expect(received(typing(now), now, { text, version: 'b' })).toEqual({ conflict })
  const ends = BASE.replace('two', 'two!')
  expect(received(typing(BASE.replace('two', '!two')), '', { text: ends, version: 'b' })).toEqual({
    conflict: expect.anything(),
  })
})

test('accepts its own saved text without a conflict', () => {
  const sent = BASE.replace('two', 'sent')
  const now = BASE.replace('two', 'sent and more')
  const next = received(typing(now), now, { text: sent, version: 'b' }, sent)
  if (!('change' in next)) throw new Error('It is our own.')
  expect(next.change.empty).toBe(true)
  expect(apply(sent, next.draft.changes)).toBe(now)
  expect(next.draft.version).toBe('b')
})
