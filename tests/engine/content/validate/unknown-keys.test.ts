import { expect, test } from 'vitest'
import { getChild } from '../../../../src/content/locate.ts'
import { explainUnknownKeys, type Fit } from '../../../../src/content/validate/unknown-keys.ts'
import { treeOf } from '../tree.ts'

const FITS: Fit = { fits: () => true, isAlike: true, about: undefined }

/** Suggestions for unknown keys, with the hint or the code of the message. */
const suggestion = (
  text: string,
  known: readonly string[],
  missing: readonly string[] = [],
  as: (key: string, name: string) => Fit = () => FITS,
) => {
  const own = getChild(treeOf(`m: ${text}\n`), 'm')
  if (own?.kind !== 'map') throw new Error('This is no map.')
  const keys = [...own.entries.keys()].filter((key) => !known.includes(key))
  return explainUnknownKeys({ keys, own, known, missing, as }).map(
    ({ key, suggestion, message, covers = [] }) => [
      key,
      suggestion ?? covers.join(),
      message.code === 'schema/unknown-key' ? (message.hint?.split(/[ :]/)[0] ?? '') : message.code,
    ],
  )
}

test.for<[map: string, found: string[]]>([
  ['{ title=Home: }', ['title', 'yaml/missing-colon']],
  ['{ title = Home: }', ['title', 'yaml/missing-colon']],
  ['{ title：Home: }', ['title', 'yaml/missing-colon']],
  ['{ title Home: }', ['title', 'yaml/missing-colon']],
  ['{ title:Home: }', ['title', 'yaml/missing-colon']],
  ['{ titles: }', ['title', 'Did']],
  ['{ titles=x: y }', ['title', 'Did']],
  ['{ label: Yes, no, maybe }', ['', 'yaml/comma-in-text']],
  ['{ label: Yes, no: 1 }', ['title', 'Did']],
  ['{ label "a, b", title: x }', ['label', 'yaml/missing-colon']],
])('reports %s once', ([map, found]) => {
  const all = suggestion(map, ['title', 'label'], map.includes('title: x') ? [] : ['title'])
  expect(all.map(([, ...rest]) => rest)).toEqual([found])
})
