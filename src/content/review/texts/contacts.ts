import { distance } from 'fastest-levenshtein'
import { emailDomain, phoneDigits } from '../../diagnostics/text-messages.ts'
import type { TextRule } from './text-rule.ts'

const WELL_KNOWN = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  't-online.de',
  'freenet.de',
  'web.de',
  'gmx.de',
  'gmx.net',
  'orange.fr',
  'laposte.net',
  'wanadoo.fr',
]

const OTHERS: ReadonlySet<string> = new Set(['email.com', 'mail.com', 'ymail.com', 'gmx.com'])

const EMAIL = /(?<=[\p{L}\p{N}]@)[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

export const checkEmails =
  (own: string | undefined): TextRule =>
  (text) => {
    if (!text.includes('@')) return undefined
    for (const { 0: written, index } of text.matchAll(EMAIL)) {
      const domain = written.toLowerCase()
      const meant = OTHERS.has(domain) ? undefined : suggestDomain(domain, own)
      const part = [index, index + written.length] as const
      if (meant) return { message: emailDomain(written, meant), part, insert: meant }
    }
    return undefined
  }

function suggestDomain(domain: string, own: string | undefined): string | undefined {
  if (WELL_KNOWN.includes(domain)) return undefined
  // The company's own domain may contain the typo.
  const known = own && own !== domain ? [...WELL_KNOWN, own] : WELL_KNOWN
  // `hotmail.fr` and `gmx.at` are valid.
  const name = domain.replace(/\.\w+$/, '.')
  const others = known.filter((one) => one === own || !one.startsWith(name))
  const fixedEnding = /\.(?:con|cmo|ocm|comm|vom|xom)$/.test(domain) ? `${name}com` : undefined
  return (
    others.find((one) => one.length > 7 && distance(domain, one) === 1) ??
    others.find((one) => isSwapped(domain, one)) ??
    fixedEnding
  )
}

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at !== -1 && a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b
}

/** Number of digits after the calling code, for countries with a fixed length. */
const DIGITS: ReadonlyMap<string, readonly number[]> = new Map([
  ['1', [10]],
  ['7', [10]],
  ['30', [10]],
  ['31', [9]],
  ['33', [9]],
  ['34', [9]],
  ['41', [9]],
  ['44', [9, 10]],
  ['45', [8]],
  ['47', [8]],
  ['48', [9]],
  ['52', [10]],
  ['61', [9]],
  ['90', [10]],
  ['91', [10]],
  ['351', [9]],
  ['420', [9]],
])

/** International format. */
const NUMBER = /(?<![\p{L}\p{N}+])\+\d[\d\s().\u2010-\u2013/-]{4,}\d(?![\p{L}\p{N}])/u

/** The digits after +, without `(0)`. */
export function findPhone(text: string) {
  const match = text.includes('+') ? NUMBER.exec(text) : null
  if (!match) return undefined
  const [written] = match
  const part = [match.index, match.index + written.length] as const
  return { written, digits: written.replace(/\(0\)/g, '').replace(/\D/g, ''), part }
}

export const checkPhones: TextRule = (text) => {
  const phone = findPhone(text)
  if (!phone) return undefined
  const { written, digits, part } = phone
  const country = [1, 2, 3].map((length) => digits.slice(0, length)).find((one) => DIGITS.has(one))
  const allowed = country && DIGITS.get(country)
  if (!allowed || allowed.includes(digits.length - country.length)) return undefined
  return { message: phoneDigits(written, country, allowed.at(-1) ?? 0), part }
}
