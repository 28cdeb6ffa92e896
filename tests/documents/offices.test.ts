import { describe, expect, test } from 'vitest'
import { compileProject, projectOf } from '../../src/build/project.ts'

const { value: site } = compileProject(projectOf(process.env))
if (!site) throw new Error('The site has errors, see `npm run check`.')

interface Office {
  readonly city: string
  readonly country: string
  readonly timeZone?: string | undefined
  readonly image?: { readonly src: string; readonly alt: string } | undefined
}

const offices: readonly Office[] = site.pages.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'offices' ? section.items : [])),
)

/** Where the cities lie: what the world's table of time zones calls their zone, and the country's code. */
const CITIES: Readonly<Record<string, readonly [zone: string, country: string]>> = {
  'Rochester NY': ['America/New_York', 'US'],
  Tokyo: ['Asia/Tokyo', 'JP'],
  Noida: ['Asia/Kolkata', 'IN'],
}

/** What people call a zone in winter, in summer and all year round. */
const namesOf = (timeZone: string): (string | undefined)[] =>
  (['long', 'longGeneric'] as const).flatMap((timeZoneName) =>
    [0, 6].map(
      (month) =>
        new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
          .formatToParts(new Date(Date.UTC(2024, month, 15)))
          .find(({ type }) => type === 'timeZoneName')?.value,
    ),
  )

const countryOf = (code: string): string | undefined =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code)

/** What is said of an office and is not so. */
function wrong({ city, country, timeZone = 'no zone', image }: Office): string[] {
  const [zone, code] = CITIES[city] ?? []
  if (!zone || !code) return [`${city}: write into CITIES where it lies`]
  const [name = ''] = city.split(' ')
  return [
    ...(namesOf(zone).includes(timeZone) ? [] : [`${city} has no ${timeZone}`]),
    ...(countryOf(code) === country ? [] : [`${city} is not in ${country}`]),
    ...(!image || image.alt.includes(name) ? [] : [`${city} has a map of "${image.alt}"`]),
    ...(!image || image.src.includes(name.toLowerCase()) ? [] : [`${city} shows ${image.src}`]),
  ]
}

test('every office has the country, the time and the map of its city', () => {
  expect(offices).toHaveLength(3)
  expect(offices.flatMap(wrong)).toEqual([])
})

describe('it is noticed', () => {
  test.each(['country', 'timeZone', 'image'] as const)(
    'if two offices exchange their %s',
    (field) => {
      for (const one of offices)
        for (const other of offices)
          if (one !== other) expect(wrong({ ...one, [field]: other[field] })).not.toEqual([])
    },
  )

  test('if an office is in a city that nobody has looked up', () => {
    expect(offices.flatMap((one) => wrong({ ...one, city: 'Nowhere' }))).toHaveLength(3)
  })
})
