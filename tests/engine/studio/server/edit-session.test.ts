import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Path } from '../../../../src/content/model.ts'
import { getTextVersion } from '../../../../src/site-folder/site-file.ts'
import { LiveSite } from '../../../../src/studio/live-site.ts'
import { editRequest, type SiteChange } from '../../../../src/studio/protocol/edits.ts'
import { EditSession } from '../../../../src/studio/server/edit-session.ts'
import { listTranslations } from '../../../../src/studio/server/translations.ts'
import { Dice } from '../edit/seeded-random.ts'
import { copyOfExample, example as good } from '../example.ts'

const JOBS = good.split('\n  - path: ').findIndex((page) => page.startsWith('/Jobs')) - 1
const PARAGRAPHS: Path = ['routes', JOBS, 'sections', 0]

async function start(text = good) {
  const project = copyOfExample()
  const { siteFile: file } = project
  writeFileSync(file, text)
  const live = await LiveSite.create(project)
  const session = new EditSession(file, live)
  const read = () => readFileSync(file, 'utf8')
  const apply = (changes: unknown, version = getTextVersion(read())) =>
    session.apply(editRequest.parse({ version, changes }), (now) => live.update(now))
  const write = (now: string, isNoticed = true) => {
    writeFileSync(file, now)
    if (isNoticed) live.update()
  }
  const step = (way: 'undo' | 'redo') => apply([{ do: way }])
  return { read, apply, write, undo: () => step('undo'), redo: () => step('redo'), session, live }
}

const set = (value: string, was: string): SiteChange => ({
  do: 'set',
  at: [...PARAGRAPHS, 'headline'],
  value,
  was,
})

test('saves at the same place after another program inserted a section or a page before it', async () => {
  const { read, apply, write } = await start()
  const version = getTextVersion(good)
  const section = '- { type: head, headline: Added }\n      '
  const added = good.replace('- { type: head, headline: Mend with us }', (old) => section + old)
  write(added, false)
  expect(apply([set('Mine', 'Mend with us')], version).ok).toBe(true)
  expect(read()).toBe(added.replace('Mend with us', 'Mine'))

  write(good)
  const page = good.replace('\n  - path: /Jobs', (old) => `${NEW_PAGE}${old}`)
  write(page)
  expect(apply([set('Mine', 'Mend with us')], version)).toMatchObject({ ok: true })
  expect(read()).toBe(page.replace('Mend with us', 'Mine'))
})

const NEW_PAGE = `
  - path: /Added
    title: Added
    description: A page that another program has added to the site.
    sections:
      - { type: head, headline: Added }`

test('returns the current values when the value changed or its place was deleted', async () => {
  const { read, apply, write } = await start()
  const version = getTextVersion(good)
  const theirs = good.replace('Mend with us', 'Theirs')
  write(theirs)
  const answer = apply([set('Mine', 'Mend with us')], version)
  expect(answer).toMatchObject({
    ok: false,
    conflict: {
      version: getTextVersion(theirs),
      current: [{ at: [...PARAGRAPHS, 'headline'], value: 'Theirs' }],
    },
  })
  // An entry that changed is not removed either.
  const remove = apply([{ do: 'remove', at: PARAGRAPHS }], version)
  expect(!remove.ok && remove.conflict?.current).toMatchObject([{ at: PARAGRAPHS }])
  expect(read()).toBe(theirs)
  // A version that this server never saw: the previous value decides.
  expect(apply([set('Mine', 'Theirs')], 'unknown').ok).toBe(true)
  expect(apply([{ do: 'remove', at: PARAGRAPHS }], 'unknown').ok).toBe(false)
})

test('undoes a step after another program changed other lines', async () => {
  const { read, apply, write, undo, redo } = await start()
  expect(apply([set('Mine', 'Mend with us')]).ok).toBe(true)
  const elsewhere = (text: string) => `# Note.\n${text.replace('Bergen', 'Voss')}`
  write(elsewhere(read()))
  expect(undo().ok).toBe(true)
  expect(read()).toBe(elsewhere(good))
  expect(redo().ok).toBe(true)
  expect(read()).toBe(elsewhere(good.replace('Mend with us', 'Mine')))
})

test('skips a step that conflicts with a change of another program and keeps earlier ones', async () => {
  const { read, apply, write, undo, session } = await start()
  const first = apply([
    { do: 'set', at: ['company', 'headquarters'], value: 'Oslo', was: 'Bergen' },
  ])
  expect(first.ok && apply([set('Mine', 'Mend with us')]).ok).toBe(true)
  const theirs = read().replace('Mine', 'Mine theirs')
  write(theirs, false)
  const skipped = undo()
  expect(!skipped.ok && skipped.diagnostics[0]?.message).toContain('Could not undo the last step')
  expect(read()).toBe(theirs)
  expect(undo().ok).toBe(true)
  expect(read()).toBe(good.replace('Mend with us', 'Mine theirs'))
  expect(session.steps).toEqual({ undo: 0, redo: 1 })
})

test('restores the exact bytes after many steps mixed with external comments', async () => {
  const { read, apply, write, undo } = await start(good.replaceAll('\n', '\r\n'))
  const dice = new Dice(7)
  let now = 'Mend with us'
  let notes = ''
  const steps = 20
  for (let step = 0; step < steps; step += 1) {
    const next = `Mend ${dice.next()} "with": us #${step}`
    expect(apply([set(next, now)]).ok).toBe(true)
    now = next
    if (!dice.chance(30)) continue
    const note = `# ${step}\r\n`
    notes = note + notes
    write(note + read())
  }
  for (let step = 0; step < steps; step += 1) expect(undo().ok).toBe(true)
  expect(read()).toBe(notes + good.replaceAll('\n', '\r\n'))
})

test('suggests the nearest colors instead of one without enough contrast', async () => {
  const { read, apply } = await start()
  const setColor = (role: string, value: string, was: string) =>
    apply([{ do: 'set', at: ['theme', 'light', role], value, was }])
  const suggestionsFor = (...change: Parameters<typeof setColor>) => {
    const result = setColor(...change)
    return result.ok ? [] : result.diagnostics.flatMap(({ suggestions = [] }) => suggestions)
  }
  const [color = ''] = suggestionsFor('accent', '#AACCFF', '#1C36FA')
  expect(color).toMatch(/^#[\dA-F]{6}$/)
  // The diagnostic is about other colors, but the changed one can be corrected.
  expect(suggestionsFor('background', '#555555', '#F6F4EE')).not.toEqual([])
  expect(read()).toBe(good)
  expect(setColor('accent', color, '#1C36FA').ok).toBe(true)
  expect(read()).toBe(good.replace('accent: "#1C36FA"', `accent: "${color}"`))
})

const BAKERY = `publication: { origin: "https://www.crumb.example", language: en }
company: { name: Crumb }
languages: { de: {}, pl: { path: /polski } }
routes:
  - path: /
    title: Bread
    description: Sourdough and rye, baked at night and on the shelf at seven in the morning.
    sections: [{ type: hero, headline: Bread, action: { label: Brot, to: /de/bestellen } }]
  - path: /order
    date: 2027-05-12
    title: Order bread
    description: Order until Thursday evening, and pick up your bread on Saturday morning.
    sections:
      - { type: hero, headline: Order bread }
      - { type: prose, id: how, heading: How it works, paragraphs: [Choose., Come.] }
  - path: /de
    title: Brot
    description: Sauerteig und Roggen, nachts gebacken und um sieben im Regal, jeden Tag.
    sections: [{ type: hero, headline: Brot }]
  - path: /de/bestellen
    translationOf: /order
    title: Brot bestellen
    description: Bestellen Sie bis Donnerstagabend, und holen Sie Ihr Brot am Samstagmorgen ab.
    sections:
      - { type: hero, headline: Brot bestellen }
      - { type: quotes, quotes: [{ text: Gut., author: Eine Kundin }] }
      - { type: prose, id: how, heading: So geht es, paragraphs: [Auswählen., Kommen.] }
  - path: /polski
    title: Chleb
    description: Zakwas i żyto, pieczone w nocy i na półce o siódmej rano, codziennie.
    sections: [{ type: hero, headline: Chleb }]
`

test('moves the pages of a language with its home page', async () => {
  const { read, apply } = await start(BAKERY)
  const rename = { do: 'renamePage', from: '/de', to: '/deutsch', redirect: false }
  expect(apply([rename])).toMatchObject({ ok: true })
  const moved = BAKERY.replaceAll('/de/', '/deutsch/').replace('path: /de\n', 'path: /deutsch\n')
  expect(read()).toBe(moved.replace('de: {}', 'de: { path: /deutsch }'))
})

test('finds the same text in other languages, and creates a missing translation as a draft', async () => {
  const { read, apply, live } = await start(BAKERY)
  const find = (...at: Path) => listTranslations(live, at).map(({ code, text }) => [code, text])
  expect(find('routes', 1, 'sections', 1, 'heading')).toEqual([['de', 'So geht es']])
  expect(find('routes', 1, 'sections', 1, 'paragraphs', 1)).toEqual([['de', 'Kommen.']])
  expect(find('routes', 3, 'sections', 1, 'quotes', 0, 'text')).toEqual([])
  const page = { path: '/polski/order', title: 'Zamów', from: '/order', isDraft: true }
  expect(apply([{ do: 'addPage', page }])).toMatchObject({ ok: true })
  const [, added = ''] = read().split('  - path: /polski/order\n')
  expect(added).toContain('    translationOf: /order\n    date: 2027-05-12\n    title: Zamów\n')
  expect(added).toContain('    draft: true\n')
  expect(find('routes', 1, 'title')).toEqual([
    ['pl', 'Zamów'],
    ['de', 'Brot bestellen'],
  ])
})

test('sets an image where the file has none, but not over an existing one', async () => {
  const { read, apply } = await start()
  const image: SiteChange = {
    do: 'setImage',
    at: [...PARAGRAPHS, 'image'],
    value: { src: '/pictures/wheel.svg', decorative: true },
    was: { src: '', decorative: true },
  }
  expect(apply([image]).ok).toBe(true)
  expect(read()).toBe(
    good.replace(
      '{ type: head, headline: Mend with us }',
      '{ type: head, headline: Mend with us, image: { src: /pictures/wheel.svg, decorative: true } }',
    ),
  )
  expect(apply([image])).toMatchObject({ ok: false, conflict: {} })
})

test('saves numbers that the page shows as they are typed', async () => {
  const { read, apply } = await start()
  const visit = good.split('\n  - path: ').findIndex((page) => page.startsWith('/Visit')) - 1
  const { sections } = parse(good).routes[visit]
  const table = sections.findIndex(({ type }: { readonly type: string }) => type === 'table')
  const at = ['routes', visit, 'sections', table, 'rows', 0, 1]
  const cases = [
    ['25', '25'],
    ['4.80', '"4.80"'],
    ['NaN', '"NaN"'],
  ] as const
  let was = '24.0'
  for (const [value, written] of cases) {
    expect(apply([{ do: 'set', at, value, was }]).ok).toBe(true)
    expect(read()).toBe(good.replace('Long tail, 24.0', `Long tail, ${written}`))
    was = value
  }
})
