/**
 * The rules by which the MDN HTTP Observatory scores an answer, as its source has them (github.com, repository
 * mdn/mdn-http-observatory: `src/analyzer/tests`, `src/analyzer/cspParser.js`, and the modifiers in
 * `src/grader/charts.js`). Left out is what an answer alone cannot tell: redirections from plain HTTP, which
 * take 20 points where they are missing and give none, and the preload list of browsers, which gives 5.
 */
import { attributeOf, elementsOf } from '../browser/markup.ts'

export interface Scored {
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly html: string
}

type Directives = ReadonlyMap<string, readonly string[]>

/** One policy; several that are joined by commas count as their common part. */
const parsePolicy = (policy: string): Directives | undefined => {
  const found = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name === '') continue
    if (found.has(name)) return undefined
    found.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources)
  }
  return found.size > 0 ? found : undefined
}

const common = (policies: readonly Directives[]): Directives => {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]))
  return new Map(
    [...names].map((name) => {
      const lists = policies.map((policy) => policy.get(name) ?? [])
      const kept = (lists[0] ?? []).filter((source) => lists.every((list) => list.includes(source)))
      return [name, kept.length > 0 ? kept : ["'none'"]]
    }),
  )
}

const directivesOf = (header: string | undefined): Directives | undefined => {
  const policies = (header ?? '').split(',').map((policy) => parsePolicy(policy.trim()))
  return policies.includes(undefined)
    ? undefined
    : common(policies.filter((policy) => policy !== undefined))
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']

const has = (sources: readonly string[], ...refused: readonly string[]): boolean =>
  sources.some((source) => refused.includes(source))

const policyScore = (policy: Directives | undefined): number => {
  if (!policy) return -25
  const listOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(listOf)
  if (!script || !style || !object) return -25
  if (has(script, ...BROAD, ...INLINE) || has(object, ...BROAD)) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if (has([...script, ...style], "'unsafe-eval'")) return -10
  if (has(style, ...BROAD, ...INLINE)) return 0
  const base = policy.get('default-src') ?? []
  return base.length === 1 && base[0] === "'none'" ? 10 : 5
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const referrerScore = (header: string | undefined): number => {
  if (header === undefined) return 0
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? ''
  return PRIVATE.includes(last) ? 5 : -5
}

const SIX_MONTHS_S = 15_552_000

const transportScore = (header: string | undefined): number => {
  const [, age] = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header ?? '') ?? []
  if (age === undefined) return -20
  return Number(age) >= SIX_MONTHS_S ? 0 : -10
}

const frameScore = (header: string | undefined, policy: Directives | undefined): number => {
  if (policy?.has('frame-ancestors')) return 5
  return /^(deny|sameorigin|allow-from.*)$/i.test(header ?? '') ? 0 : -20
}

const resourceScore = (header: string | undefined): number => {
  if (header === undefined || header === 'cross-origin') return 0
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5
}

/** Scripts of this origin, each of them with a hash of its content. */
const integrityScore = (html: string): number => {
  // A block of data has no source, and is none of them.
  const scripts = elementsOf(html).filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'src') !== undefined,
  )
  const sources = scripts.map((script) => attributeOf(script, 'src') ?? '')
  if (sources.some((source) => /^(https?:)?\/\//.test(source))) return -50
  const hashed = scripts.filter((script) => attributeOf(script, 'integrity'))
  // The Observatory is content with one; all of them are meant.
  return scripts.length > 0 && hashed.length === scripts.length ? 5 : 0
}

/** What each test of the Observatory adds or takes. */
export const modifiersOf = ({ headers, html }: Scored): Readonly<Record<string, number>> => {
  const policy = directivesOf(headers['content-security-policy'])
  const open = headers['access-control-allow-credentials'] === 'true'
  return {
    'content-security-policy': policyScore(policy),
    cookies: headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': open ? -50 : 0,
    'referrer-policy': referrerScore(headers['referrer-policy']),
    'strict-transport-security': transportScore(headers['strict-transport-security']),
    'subresource-integrity': integrityScore(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameScore(headers['x-frame-options'], policy),
    'cross-origin-resource-policy': resourceScore(headers['cross-origin-resource-policy']),
  }
}

const WITH_BONUS = 90

/** The score: from 100; what is added counts only where little is taken (`src/scanner/index.js`). */
export const scoreOf = (answer: Scored): number => {
  const modifiers = Object.values(modifiersOf(answer))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 100)
  const without = sum(modifiers.filter((one) => one < 0))
  return Math.max(0, without >= WITH_BONUS ? sum(modifiers) : without)
}
