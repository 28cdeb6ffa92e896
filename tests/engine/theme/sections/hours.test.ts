import { expect, test } from 'vitest'
import { formatNames, formatSpan } from '../../../../src/theme/sections/hours/formats.ts'
import { isOpen, isPast } from '../../../../src/theme/sections/hours/isOpen.ts'
import { hours as schema } from '../../../../src/theme/sections/hours/schema.ts'
import { getLocalTime } from '../../../../src/theme/sections/hours/useLocalTime.ts'

const labels = { closed: 'Closed', openNow: 'Open', closedNow: 'Closed', exceptions: 'Holidays' }

const hours = {
  days: [
    {
      days: [0, 1, 2, 3],
      open: [
        { from: 540, to: 750 },
        { from: 840, to: 1080 },
      ],
    },
    { days: [4, 5], open: [{ from: 1200, to: 1560 }] },
    { days: [6], closed: true },
  ],
  exceptions: [
    { date: '2027-12-24', open: [{ from: 600, to: 720 }] },
    { date: '2027-12-25', until: '2027-12-28', closed: true },
  ],
} as const

test.each([
  // Warsaw is two hours ahead of UTC in summer, one in winter.
  ['2027-06-07T06:59:00Z', false],
  ['2027-06-07T07:00:00Z', true],
  ['2027-06-07T10:30:00Z', false],
  ['2027-06-11T23:30:00Z', true],
  ['2027-06-12T23:59:00Z', true],
  ['2027-06-13T00:00:00Z', false],
  ['2027-06-13T20:30:00Z', false],
  ['2027-12-24T09:30:00Z', true],
  ['2027-12-24T20:30:00Z', false],
  ['2027-12-27T09:30:00Z', false],
  ['2027-12-29T08:30:00Z', true],
])('at %s, it is open: %s', (now, expected) => {
  expect(isOpen(hours, getLocalTime(new Date(now), 'Europe/Warsaw'))).toBe(expected)
})

test('an exception is past after its last day in the time zone of the site', () => {
  const isPastAt = (now: string) =>
    hours.exceptions.map((one) => isPast(one, getLocalTime(new Date(now), 'Pacific/Auckland')))
  expect(isPastAt('2027-12-24T10:59:00Z')).toEqual([false, false])
  expect(isPastAt('2027-12-24T11:00:00Z')).toEqual([true, false])
  expect(isPastAt('2027-12-28T12:00:00Z')).toEqual([true, true])
})

test('days and dates are in the language of the site', () => {
  const format = (language: string) => {
    const { days } = hours
    const names = formatNames({ days, exceptions: [{ date: '2027-05-01' }] }, language)
    return [...names.days, ...names.exceptions]
  }
  expect(format('de')).toEqual([
    'Montag – Donnerstag',
    'Freitag und Samstag',
    'Sonntag',
    '1. Mai 2027',
  ])
  expect(format('pl')[0]).toBe('Poniedziałek – czwartek')
  expect(formatSpan({ from: 540, to: 24 * 60 })).toBe('09:00 – 24:00')
})

test('accepts hours that meet, also at the end of the week', () => {
  const days = [
    { days: 'Su', open: ['20:00-01:00'] },
    { days: 'Mo', open: ['01:00-02:00', '02:00-03:00'] },
  ]
  expect(schema.safeParse({ kind: 'hours', labels, days }).success).toBe(true)
  const overlapping = [days[0], { days: 'Mo', open: ['00:30-02:00'] }]
  expect(schema.safeParse({ kind: 'hours', labels, days: overlapping }).success).toBe(false)
})
