import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { figureUnlike, oldCopyright } from '../diagnostics/text-messages.ts'
import { getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import type { MapTree } from '../tree.ts'

/** Labels of whole numbers. `Clients who come back` may be a percentage. */
const COUNTED =
  /^(?:years?|projects|clients|customers|people|employees|countries|offices|members|Jahre|Projekte|Kunden|Mitarbeiter|Mitglieder|Länder|ans|années|projets|pays|años|proyectos|países)(?: (?:of experience|in business|worldwide|Erfahrung|weltweit|d[’']expérience|de experiencia))?$/iu

const YEARS = /^(?:years?|Jahre|ans|années|años)\b/iu

const RATING = /\b(?:rating|Bewertung|note moyenne|valoración)\b/iu

const SHARE =
  /\b(?:positive|satisf\w+|feedback|uptime|availability|zufrieden\w*|retention|recommend\w*)\b/iu

/** Older than any site made with this project. */
const OLDEST_YEAR = 2020

export function checkFigures(root: MapTree, isDoubtful: (path: Path) => boolean): SpanDiagnostic[] {
  const { data } = root
  const found = getEntries(data.figures).flatMap(([group, figures]) =>
    getEntries(figures).flatMap(([name, figure]): [Path, Message][] => {
      const { value, label } = Object.fromEntries(getEntries(figure))
      const isWritten = typeof value === 'string' && typeof label === 'string'
      const why = isWritten ? explainMismatch(value.trim(), label.trim()) : undefined
      if (!isWritten || why === undefined) return []
      return [[['figures', group, name, 'value'], figureUnlike(value, label, why)]]
    }),
  )
  const { copyrightYear: year } = Object.fromEntries(getEntries(data.company))
  if (typeof year === 'number' && year >= 1900 && year < OLDEST_YEAR)
    found.push([['company', 'copyrightYear'], oldCopyright(year)])
  return found.flatMap(([path, message]) =>
    isDoubtful(path) ? [] : [{ ...message, span: getSpan(root, path), path }],
  )
}

/** The end of a sentence; undefined if value and label fit. */
function explainMismatch(value: string, label: string): string | undefined {
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

const getEntries = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []
