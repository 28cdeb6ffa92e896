import { expect, test } from 'vitest'
import { compile } from '../../../../src/content/compile.ts'
import { applyEdits } from '../../../../src/content/splices.ts'
import { createMetadataFiles } from '../../../../src/publish/metadata-files.ts'
import { createStructuredData } from '../../../../src/publish/structured-data.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'

const EVENTS = `
company: { name: Acme }
publication: { origin: https://www.example.com, language: de, timeZone: Europe/Warsaw }
collections: { dates: { label: Termine } }
routes:
  - path: /
    title: Home
    description: The home page.
    sections:
      - type: events
        heading: Termine
        events:
          - { title: Evening, start: 2027-10-02T19:00, end: 2027-10-02T21:30, place: Hall, to: https://tickets.example/evening }
          - { title: Fair, start: 2027-09-17, end: 2027-09-19 }
          - { title: Winter, start: 2027-10-31T10:00, note: "With **cake**." }
  - path: /dates
    title: Dates
    description: All dates.
    sections: [{ type: events, heading: Dates, from: dates, past: below }]
  - { path: /dates/reading, collection: dates, event: { start: 2027-03-28T03:30, place: Library }, title: Reading, description: A reading., sections: [{ type: prose, paragraphs: [A.] }] }
  - { path: /dates/walk, collection: dates, date: 2027-02-01, title: Walk, description: A walk., sections: [{ type: prose, paragraphs: [B.] }] }
`

const compileAt = (now?: string, text = EVENTS) =>
  compile(text, {
    vocabulary,
    files: new Map(),
    ...(now !== undefined && { now: Date.parse(now) }),
  })

const listed = (now?: string, page = 0) => {
  const { value, errors } = compileAt(now)
  expect(errors).toEqual([])
  return Object(value?.pages[page]?.sections[0]).listed
}

const titles = (now?: string, page = 0) =>
  listed(now, page).map(({ title, isPast }: { title: string; isPast?: true }) =>
    isPast ? `(${title})` : title,
  )

test('events are in order of time, with dates in the language and times in the time zone of the site', () => {
  const [fair, evening, winter] = listed()
  expect(fair).toMatchObject({ title: 'Fair', when: { iso: '2027-09-17' }, index: 1 })
  expect(fair.when.text).toMatch(/^Freitag, 17\.\s?[–-]\s?Sonntag, 19\. September 2027$/)
  expect(evening.when.iso).toBe('2027-10-02T17:00Z')
  expect(evening.when.text).toMatch(/2\. Oktober 2027.*19:00.*21:30/)
  // Clocks have gone back in the night before.
  expect(winter.when.iso).toBe('2027-10-31T09:00Z')
})

test('an event is past at its end; without one, at the end of its day; days end in the time zone', () => {
  expect(titles('2027-09-19T21:59:00Z')).toEqual(['Fair', 'Evening', 'Winter'])
  expect(titles('2027-09-19T22:00:00Z')).toEqual(['Evening', 'Winter'])
  expect(titles('2027-10-02T19:29:00Z')).toEqual(['Evening', 'Winter'])
  expect(titles('2027-10-02T19:30:00Z')).toEqual(['Winter'])
  expect(titles('2027-10-31T22:59:00Z')).toEqual(['Winter'])
  expect(titles('2027-10-31T23:00:00Z')).toEqual([])
})

test('builds differ only after an event is over', () => {
  const at = (now: string) => JSON.stringify(compileAt(now).value?.pages)
  expect(at('2027-09-20T00:00:00Z')).toBe(at('2027-10-02T10:00:00Z'))
  expect(at('2027-09-20T00:00:00Z')).not.toBe(at('2027-10-03T10:00:00Z'))
})

test('pages of a collection are events, on their date or at their own time', () => {
  expect(titles(undefined, 1)).toEqual(['Walk', 'Reading'])
  expect(titles('2027-03-01T00:00:00Z', 1)).toEqual(['(Walk)', 'Reading'])
  const { value } = compileAt()
  // 3:30 exists once: clocks go forward from 2:00 to 3:00.
  expect(value?.pages[2]?.placement.event).toMatchObject({
    when: { iso: '2027-03-28T01:30Z' },
    place: 'Library',
    calendar: '/dates/reading.ics',
  })
})

test('calendar files contain all events in UTC, and do not depend on the time of the build', () => {
  const read = (now?: string) => {
    const { value } = compileAt(now)
    const files = value ? createMetadataFiles(value) : []
    return String(files.find(({ address }) => address === '/events.ics')?.body)
  }
  const text = read()
  expect(text).toContain('DTSTART:20271002T170000Z\r\nDTEND:20271002T193000Z')
  expect(text).toContain('DTSTART;VALUE=DATE:20270917\r\nDTEND;VALUE=DATE:20270920')
  expect(text).toContain('DTSTART:20271031T090000Z')
  expect(text).toContain('DESCRIPTION:With cake.')
  expect(read('2030-01-01T00:00:00Z')).toBe(text)
})

test('search engines get upcoming events once: on their page, else where they are listed', () => {
  const { value } = compileAt('2027-10-01T00:00:00Z')
  const onPage = (index: number) => {
    const page = value?.pages[index]
    const things = value && page ? createStructuredData(value, page) : []
    return things.filter((thing) => Object(thing)['@type'] === 'Event')
  }
  expect(onPage(0)).toMatchObject([
    {
      name: 'Evening',
      startDate: '2027-10-02T17:00:00Z',
      endDate: '2027-10-02T19:30:00Z',
      url: 'https://www.example.com/',
      sameAs: 'https://tickets.example/evening',
    },
    { name: 'Winter', url: 'https://www.example.com/' },
  ])
  expect(onPage(1)).toEqual([])
})

test('bad times are located once, with a fix where it is unambiguous', () => {
  const errorsOf = (from: string, to: string) => {
    const text = EVENTS.replace(from, to)
    return compileAt(undefined, text).errors.map(({ message, path, fix }) => [
      path.slice(-2).join('.'),
      message,
      fix && applyEdits(text, fix) === EVENTS,
    ])
  }
  const cases: [from: string, to: string, at: string, message: string, isFixed?: true][] = [
    [
      '2027-10-02T19:00',
      '2027-10-02T25:00',
      '0.start',
      'The time 2027-10-02T25:00 does not exist.',
    ],
    ['2027-10-02T19:00', '2027-10-02 19.00', '0.start', '"2027-10-02 19.00" is not a time.', true],
    ['2027-10-02T21:30', '2027-10-02T18:00', '0.end', 'This ends before it starts.'],
    [
      '2027-10-02T21:30',
      '2027-10-03',
      '0.end',
      'The start and the end must both be days, or both be times.',
    ],
    ['2027-09-17', '17.9.2027', '1.start', '"17.9.2027" is not a date.', true],
    ['2027-09-17', '20270917', '1.start', 'Expected text, found the number 20270917.', true],
    [
      'T03:30',
      'T02:30',
      'event.start',
      'The time 2027-03-28T02:30 does not exist in Europe/Warsaw, because clocks go forward.',
    ],
    [', timeZone: Europe/Warsaw', '', '0.start', 'A time needs the time zone of the site.'],
    ['date: 2027-02-01', 'date: 2027', '3.date', 'Expected text, found the number 2027.'],
  ]
  for (const [from, to, ...expected] of cases)
    expect(errorsOf(from, to), to).toEqual([[...expected, undefined].slice(0, 3)])
})

test('texts of events lead back to the file in spite of their order', () => {
  const { findOrigin } = compileAt()
  const at = ['pages', 0, 'sections', 0, 'listed', 0]
  expect(findOrigin?.([...at, 'title'])?.path).toEqual([
    'routes',
    0,
    'sections',
    0,
    'events',
    1,
    'title',
  ])
  expect(findOrigin?.(['pages', 1, 'sections', 0, 'listed', 1, 'place'])?.path).toEqual([
    'routes',
    2,
    'event',
    'place',
  ])
})
