import { expect, test } from 'vitest'
import { listChanges, type SiteChange } from '../../../src/content/changes/changes.ts'
import { createSource } from '../../../src/content/diagnostics/position.ts'
import { parseDocument } from '../../../src/content/parse/document.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import type { Json } from '../properties/generated/json.ts'
import { changeOf } from '../studio/edit/changes.ts'
import { Dice } from '../studio/edit/seeded-random.ts'
import { edited, example } from '../studio/example.ts'

const list = (before: string, after: string): readonly SiteChange[] => {
  const changes = listChanges(before, after, vocabulary)
  if (!changes) throw new Error('One of the texts is no valid YAML.')
  return changes
}

const parse = (text: string) => parseDocument(createSource('site.yaml', text)).tree?.data

const describe = (after: string, before = example) =>
  list(before, after).map(({ page, place, text }) => [page?.path, place, text])

const rewrite = (from: string, to: string, text = example): string => {
  if (!text.includes(from)) throw new Error(`The site does not contain ${from}.`)
  return text.replace(from, to)
}

test('describes texts, images, sections, entries and pages in words', () => {
  const jobs = example.split('\n  - path: ').findIndex((page) => page.startsWith('/Jobs')) - 1
  const sections = ['routes', jobs, 'sections']
  expect(describe(rewrite('Mend with us', 'Repair with us'))).toEqual([
    ['/Jobs', 'Section “Head”', 'Headline “Mend with us” is now “Repair with us”'],
  ])
  expect(describe(edited(example, { do: 'move', at: [...sections, 2], to: 1 }))).toEqual([
    ['/Jobs', '', 'Section “Why here” moved up'],
  ])
  expect(describe(edited(example, { do: 'remove', at: [...sections, 0] }))).toEqual([
    ['/Jobs', '', 'Section “Mend with us” deleted'],
  ])
  expect(describe(rewrite(', Write to us all the same.', ', Write to us., Soon.'))).toEqual([
    ['/Jobs', 'Section “Write to us”', 'Paragraph “Write to us all the same.” deleted'],
    ['/Jobs', 'Section “Write to us”', 'Paragraph “Write to us.” added'],
    ['/Jobs', 'Section “Write to us”', 'Paragraph “Soon.” added'],
  ])
  expect(describe(edited(example, { do: 'remove', at: ['routes', jobs] }))).toEqual([
    ['/Jobs', '', 'Page deleted'],
  ])
  expect(describe(rewrite('  - path: /Jobs', '  - path: /Work'))).toEqual([
    ['/Work', '', 'Path “/Jobs” is now “/Work”'],
  ])
  expect(describe(rewrite('headquarters: Bergen', 'headquarters: Voss'))).toEqual([
    [undefined, 'Company', 'Headquarters “Bergen” is now “Voss”'],
  ])
  expect(
    describe(
      rewrite(
        'src: /pictures/wheel.svg, alt: A wheel without a tyre',
        'src: /pictures/map.svg, decorative: true',
      ),
    )[0]?.[2],
  ).toBe('Picture “/pictures/wheel.svg” is now “/pictures/map.svg”')
})

test('ignores comments, formatting, line ends and the order of keys', () => {
  const head = '{ type: head, headline: Mend with us }'
  const reformatted = rewrite(
    head,
    '\n        # A note.\n        headline: "Mend with us"\n        type: head',
  )
  expect(describe(reformatted.replaceAll('\n', '\r\n'))).toEqual([])
  expect(listChanges(example, 'a: [', vocabulary)).toBeUndefined()
})

test('reverting each change restores the content of random edits', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const dice = new Dice(seed)
    let text = example
    for (let step = 0; step < 4; step += 1) {
      const change = changeOf(dice, parse(text) as Json)
      if (change) text = tryEdit(text, change)
    }
    let left = list(example, text)
    for (let step = 0; left.length > 0; step += 1) {
      expect(step, `seed ${seed}: ${left[0]?.text}`).toBeLessThan(40)
      const [first] = left
      if (first) text = revert(text, first)
      left = list(example, text)
    }
    expect(parse(text)).toEqual(parse(example))
  }
})

function tryEdit(text: string, change: Parameters<typeof edited>[1]): string {
  try {
    return edited(text, change)
  } catch {
    return text
  }
}

function revert(text: string, { revert: change }: SiteChange): string {
  return change.do === 'replace' ? edited(text, { ...change, do: 'set' }) : edited(text, change)
}
