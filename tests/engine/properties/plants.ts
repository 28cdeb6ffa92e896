import type { DiagnosticCode } from '../../../src/content/diagnostics/catalogue.ts'
import { validSite } from '../faults/fixture.ts'
import { type Place, places } from './places.ts'

/** The valid site with one mistake, and where and how that has to be reported. */
export interface Plant {
  readonly at: string
  readonly line: number
  readonly code: DiagnosticCode
  readonly text: string
}

const NONSENSE = 'zzqxv'

const written = (text: string) => (place: Place) =>
  validSite.slice(0, place.from) + text + validSite.slice(place.to)

function plants(
  code: DiagnosticCode,
  isFit: (place: Place) => boolean,
  change: (place: Place) => string,
): Plant[] {
  return places()
    .filter(isFit)
    .map((place) => ({ at: place.path.join('/'), line: place.line, code, text: change(place) }))
}

const keyOf = ({ path }: Place): string => String(path.findLast((step) => typeof step === 'string'))

const inside = (place: Place, ...rooms: readonly string[]): boolean =>
  rooms.some((room) => place.path.join('/').startsWith(room))

/** Maps whose keys are names that the author chooses. */
const OPEN_MAPS = [
  /^company$/,
  /^figures(\/[^/]+){0,1}$/,
  /^navigation\/panels$/,
  /^sectionTypes$/,
  /^sets$/,
]

const isItem = ({ path }: Place): boolean => typeof path.at(-1) === 'number'

function unknownKey(place: Place): string {
  const indent = place.key - validSite.lastIndexOf('\n', place.key - 1) - 1
  const end = place.flow ? ', ' : `\n${' '.repeat(indent)}`
  return `${validSite.slice(0, place.key)}${NONSENSE}: some words${end}${validSite.slice(place.key)}`
}

/** Words from a closed list: what is none of them is not of a wrong type. */
const CHOICES = new Set(
  'kind numbering layout routeChangeScroll decorative fallback subject'.split(' '),
)

/** Texts in which no variables are filled in. */
const isPlainText = (place: Place): boolean =>
  inside(place, 'publication/origin', 'publication/language', 'theme', 'behaviour') ||
  CHOICES.has(keyOf(place)) ||
  'src path set letter id type about reason flagged open panel contactEmail hrEmail'
    .split(' ')
    .includes(keyOf(place)) ||
  (isItem(place) && keyOf(place) === 'figures')

const isWord = ({ value }: Place): boolean => typeof value === 'string'

/** Every mistake of each sort that can be planted in the valid site. */
export const sorts: Readonly<Record<string, readonly Plant[]>> = {
  'an unknown key': plants(
    'schema/unknown-key',
    (place) =>
      !isItem(place) && !OPEN_MAPS.some((map) => map.test(place.path.slice(0, -1).join('/'))),
    unknownKey,
  ),
  'a number where a text belongs': plants(
    'schema/wrong-type',
    // Facts of the company may be numbers.
    (place) => isWord(place) && !CHOICES.has(keyOf(place)) && !inside(place, 'company'),
    written('12345'),
  ),
  'a text where a number belongs': plants(
    'schema/wrong-type',
    ({ value }) => typeof value === 'number',
    written('many'),
  ),
  'an unknown variable': plants(
    'variable/unknown',
    (place) => isWord(place) && !isPlainText(place) && !inside(place, 'gone'),
    written(`"{company.${NONSENSE}}"`),
  ),
  'a forgotten value': plants(
    'schema/no-value',
    (place) => place.value !== undefined && !place.flow,
    written(''),
  ),
}
