import { distance } from 'fastest-levenshtein'
import { emailDomain, phoneDigits } from '../../diagnostics/text-messages.ts'
import type { Look, Remark } from './remark.ts'

/** Where most people have their mailboxes. */
const WELL_KNOWN = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com']

/** Domains that look like one of those and are another's. */
const OTHERS: ReadonlySet<string> = new Set(['email.com', 'mail.com', 'ymail.com', 'gmx.com'])

const EMAIL = /(?<=[\p{L}\p{N}]@)[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

/**
 * An e-mail address with a typing mistake in its domain.
 * @param own the domain of the company's mailboxes, if it is known
 */
export const emails =
  (own: string | undefined): Look =>
  (text) => {
    if (!text.includes('@')) return undefined
    for (const { 0: written, index } of text.matchAll(EMAIL)) {
      const domain = written.toLowerCase()
      const meant = OTHERS.has(domain) ? undefined : domainMeant(domain, own)
      const part = [index, index + written.length] as const
      if (meant) return { message: emailDomain(written, meant), part, insert: meant }
    }
    return undefined
  }

/** The domain that was probably meant: two letters are exchanged, or one is another, lacks or is too many. */
function domainMeant(domain: string, own: string | undefined): string | undefined {
  const known = [...WELL_KNOWN, ...(own ? [own] : [])]
  if (known.includes(domain)) return undefined
  const ofSlip = /\.(?:con|cmo|ocm|comm|vom|xom)$/.test(domain)
    ? domain.replace(/\.\w+$/, '.com')
    : undefined
  return (
    known.find((one) => one.length > 7 && distance(domain, one) === 1) ??
    known.find((one) => isSwapped(domain, one)) ??
    ofSlip
  )
}

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return at !== -1 && a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b
}

const NORTH_AMERICAN = /(?<![\p{L}\p{N}+])\+1[\s.(-]*\d[\d\s().-]{4,}\d(?![\p{L}\p{N}])/u

/** A phone number of North America with a digit less or more. */
export const phones: Look = (text) => {
  if (!text.includes('+1')) return undefined
  const match = NORTH_AMERICAN.exec(text)
  if (!match) return undefined
  const digits = match[0].replace(/\D/g, '').length
  if (digits === 11) return undefined
  const remark: Remark = {
    message: phoneDigits(match[0]),
    part: [match.index, match.index + match[0].length],
  }
  return remark
}
