/** Edits of several keys: a picture becomes decorative or gets an alternative text. */
import { expect, test } from 'vitest'
import { editMany } from '../../../../src/studio/edit/edit-many.ts'
import { applyEdits, invertEdits } from '../../../../src/studio/edit/index.ts'
import type { ImageValue } from '../../../../src/studio/protocol/values.ts'
import { getImageChanges } from '../../../../src/studio/server/image-changes.ts'
import { example, ofExample } from '../example.ts'

const at = ['errorScreen', 'image']
const was: ImageValue = { src: '/pictures/wheel.svg', alt: 'A wheel without a tyre' }
const decorative: ImageValue = { src: '/pictures/map.svg', decorative: true }
const inBraces = '{ src: /pictures/wheel.svg, alt: A wheel without a tyre }'
const [first, second = ''] = example.split('errorScreen:')
/** The picture in different YAML styles and with different line ends. */
const written = (picture: string, lineEnd: string) =>
  `${first}errorScreen:${second.replace(inBraces, picture)}`.replaceAll('\n', lineEnd)

test.each([
  ['\n', inBraces, '{ src: /pictures/map.svg, decorative: true }'],
  [
    '\r\n',
    '\n    # On the screen of errors.\n    alt: A wheel without a tyre # short\n    src: "/pictures/wheel.svg"',
    '\n    decorative: true\n    src: "/pictures/map.svg"',
  ],
])('with line ends %j, from %s to decorative and back', (lineEnd, before, after) => {
  const text = written(before, lineEnd)
  const there = editMany(
    text,
    getImageChanges({ do: 'setImage', at, was, value: decorative }),
    ofExample,
  )
  if (!there.ok) throw new Error(JSON.stringify(there.diagnostics))
  expect(there.text).toBe(written(after, lineEnd))
  expect(applyEdits(text, there.splices)).toBe(there.text)
  expect(applyEdits(there.text, invertEdits(text, there.splices))).toBe(text)
  const changes = getImageChanges({ do: 'setImage', at, was: decorative, value: was })
  const back = editMany(there.text, changes, ofExample)
  expect(back.ok && back.text).toContain('alt: A wheel without a tyre')
})

test('refuses all changes when the final text has errors', () => {
  const value: ImageValue = { src: '/pictures/nowhere.svg', decorative: true }
  const result = editMany(example, getImageChanges({ do: 'setImage', at, was, value }), ofExample)
  expect(!result.ok && result.diagnostics.map(({ code }) => code)).toEqual(['image/missing'])
  const both = editMany(example, [{ do: 'set', at: [...at, 'decorative'], value: true }], ofExample)
  expect(both.ok).toBe(false)
})

test('sets several texts with the splices of each, in any style', () => {
  const text = example.replaceAll('\n', '\r\n')
  const set = (path: string[], value: string) => ({ do: 'set', at: path, value }) as const
  const result = editMany(
    text,
    [
      set(['company', 'headquarters'], 'Voss: by the lake'),
      set(['company', 'name'], 'Spoke'),
      set(['words', 'loading'], 'Soon'),
    ],
    ofExample,
  )
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  expect(result.splices).toHaveLength(3)
  expect(result.text).toBe(
    text
      .replace('name: Spoke & Keel', 'name: Spoke')
      .replace('headquarters: Bergen', 'headquarters: "Voss: by the lake"')
      .replace('loading: On its way', 'loading: Soon'),
  )
})
