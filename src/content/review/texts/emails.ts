import { distance } from 'fastest-levenshtein'
import { emailDomain } from '../../diagnostics/text-messages.ts'
import { isText } from '../../resolve/references.ts'
import type { ReviewRule } from '../review-rule.ts'
import { locateFinding, type TextFinding } from './text-rule.ts'

const WELL_KNOWN = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
]

const OTHERS: ReadonlySet<string> = new Set(['email.com', 'mail.com', 'ymail.com'])

const DOMAIN = /(?<=[\p{L}\p{N}]@)[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

export const emails: ReviewRule = {
  code: 'text/email',
  check: (site) =>
    site.references.flatMap(({ ref, path, within }) => {
      // The text contains the address.
      if (within) return []
      const text = isText(ref) ? ref.template : ref.ref === 'link' && 'to' in ref ? ref.to : ''
      const finding = text.includes('@') ? findTypo(text) : undefined
      return finding ? [locateFinding(site, site.expanded.toSourcePath(path), text, finding)] : []
    }),
}

function findTypo(text: string): TextFinding | undefined {
  for (const { 0: written, index } of text.matchAll(DOMAIN)) {
    const meant = suggestDomain(written.toLowerCase())
    const part = [index, index + written.length] as const
    if (meant) return { message: emailDomain(written, meant), part, insert: meant }
  }
  return undefined
}

function suggestDomain(domain: string): string | undefined {
  if (WELL_KNOWN.includes(domain) || OTHERS.has(domain)) return undefined
  const others = WELL_KNOWN.filter((one) => !one.startsWith(domain.replace(/\.\w+$/, '.')))
  return (
    others.find((one) => distance(domain, one) === 1 || isSwapped(domain, one)) ??
    (/\.(?:con|cmo|ocm|comm|vom|xom)$/.test(domain) ? domain.replace(/\w+$/, 'com') : undefined)
  )
}

const isSwapped = (a: string, b: string): boolean =>
  distance(a, b) === 2 && a.length === b.length && [...a].sort().join() === [...b].sort().join()
