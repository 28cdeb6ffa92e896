import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { figureUnlike, oldCopyright } from '../diagnostics/text-messages.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { MapTree } from '../tree.ts'

/** What is counted in whole numbers, if no more is said of it: `Clients who come back` may be a share. */
const COUNTED =
  /^(?:years?|projects|clients|customers|people|employees|countries|offices|members|Jahre|Projekte|Kunden|Mitarbeiter|Mitglieder|Länder|ans|années|projets|pays|años|proyectos|países)(?: (?:of experience|in business|worldwide|Erfahrung|weltweit|d[’']expérience|de experiencia))?$/iu

const YEARS = /^(?:years?|Jahre|ans|années|años)\b/iu

const RATING = /\b(?:rating|Bewertung|note moyenne|valoración)\b/iu

/** Shares of a whole, which end at 100 %. */
const SHARE =
  /\b(?:positive|satisf\w+|feedback|uptime|availability|zufrieden\w*|retention|recommend\w*)\b/iu

/** A copyright from before this year is older than any site of this kind. */
const LONG_PAST = 2020

/** Figures whose number is of another kind than their label says, and a year that was left from long ago. */
export function checkFigures(root: MapTree, isDoubtful: (path: Path) => boolean): SpanDiagnostic[] {
  const { data } = root
  const found = entriesOf(data.figures).flatMap(([group, figures]) =>
    entriesOf(figures).flatMap(([name, figure]): [Path, Message][] => {
      const { value, label } = Object.fromEntries(entriesOf(figure))
      const isWritten = typeof value === 'string' && typeof label === 'string'
      const why = isWritten ? whyUnlike(value.trim(), label.trim()) : undefined
      if (!isWritten || why === undefined) return []
      return [[['figures', group, name, 'value'], figureUnlike(value, label, why)]]
    }),
  )
  const { copyrightYear: year } = Object.fromEntries(entriesOf(data.company))
  if (typeof year === 'number' && year >= 1900 && year < LONG_PAST)
    found.push([['company', 'copyrightYear'], oldCopyright(year)])
  return found.flatMap(([path, message]) =>
    isDoubtful(path) ? [] : [{ ...message, span: getSpan(root, path), path }],
  )
}

/** Why a number and its label do not go together, as the end of a sentence; undefined where they may. */
function whyUnlike(value: string, label: string): string | undefined {
  const [, digits = '', behind = ''] = /^[^\d]{0,2}(\d+(?:[.,]\d+)?)(.*)$/.exec(value) ?? []
  const number = Number(digits.replace(',', '.'))
  const isPercent = /^\s?%/.test(behind)
  if (COUNTED.test(label)) {
    if (isPercent) return 'the label is a count, not a percentage'
    if (/[.,]\d{1,2}$/.test(digits) && !/\p{L}/u.test(behind)) return 'a count has no decimals'
    if (YEARS.test(label) && /^(?:1[5-9]|20)\d\d$/.test(digits)) return 'the value is a year'
  }
  if (SHARE.test(label) && isPercent && number > 100) return 'a percentage cannot exceed 100'
  if (!RATING.test(label)) return undefined
  const [, most] = /^\s?(?:\/|of|von|sur|de)\s?(\d+)/.exec(behind) ?? []
  if (most !== undefined && number > Number(most)) return `it exceeds the maximum of ${most}`
  return isPercent || number <= 10 || digits === '' || most !== undefined
    ? undefined
    : 'ratings usually go up to 5 or 10'
}

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []
