import { distance } from 'fastest-levenshtein'
import { type Source, toPoint } from '../../diagnostics/position.ts'
import { isSafeInsert } from '../../diagnostics/quoting.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import { phoneShort } from '../../diagnostics/text-messages.ts'
import { getSpan } from '../../locate.ts'
import type { Path } from '../../model.ts'
import { pathKey } from '../../paths.ts'
import type { Found, Reference } from '../../resolve/references.ts'
import type { TextCache } from '../../text-cache.ts'
import type { Data, MapTree } from '../../tree.ts'
import type { Expanded } from '../../validate/expand.ts'
import { isAllCaps } from './all-caps.ts'
import { checkEncoding, checkHiddenCharacters, checkSpaces } from './characters.ts'
import { checkEmails, checkPhones, findPhone } from './contacts.ts'
import { checkDates } from './dates.ts'
import { checkMarkup, checkTypedNumber } from './markup.ts'
import { checkPairs } from './pairs.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkRepetition } from './repetition.ts'
import type { TextFinding, TextRule } from './text-rule.ts'

/** Reports at most one finding per text. */
export function checkTexts(
  source: Source,
  root: MapTree,
  expanded: Expanded,
  all: readonly Found[],
  isDoubtful: (path: Path) => boolean,
  memory?: TextCache<TextFinding | undefined>,
): SpanDiagnostic[] {
  const domain = getOwnDomain(root.data.company)
  const mailboxes = checkEmails(domain)
  const rules: readonly TextRule[] = [
    checkPlaceholders,
    checkMarkup,
    checkEncoding,
    checkRepetition,
    checkPairs,
    checkDates,
    mailboxes,
    checkPhones,
    isAllCaps,
    checkHiddenCharacters,
    checkSpaces,
  ]
  const check = (text: string) => findFirst(rules, text)
  const getFinding = memory?.startPass(check, domain) ?? check
  const hasOrdinals = /^(?:de|da|nb|nn|no|fi|cs|sk|pl|hu|hr|sl|tr)/.test(getLanguage(root.data))
  const seen = new Set<string>()
  const found: SpanDiagnostic[] = []
  const numbers = new Map<string, SpanDiagnostic['path']>()
  for (const { ref, path: inSite } of all) {
    const text = getText(ref)
    if (text === undefined || inSite.at(-1) === 'placeholder') continue
    const finding =
      ref.ref === 'text'
        ? (getFinding(text) ?? (hasOrdinals ? undefined : checkTypedNumber(text, inSite)))
        : (mailboxes(text) ?? checkPhones(text))
    const number = finding ? undefined : findPhone(text)?.digits
    if (!finding && number === undefined) continue
    const path = expanded.toSourcePath(inSite)
    if (seen.has(pathKey(path)) || isDoubtful(path)) continue
    seen.add(pathKey(path))
    if (number !== undefined && !numbers.has(number)) numbers.set(number, path)
    if (finding) found.push(locateFinding(source, root, path, text, finding))
  }
  return [...found, ...checkNumberLengths(source, root, numbers)]
}

const getText = (ref: Reference): string | undefined => {
  if (ref.ref === 'text') return ref.template
  return ref.ref === 'link' && 'to' in ref && /^(?:mailto|tel):/.test(ref.to) ? ref.to : undefined
}

function findFirst(rules: readonly TextRule[], text: string): TextFinding | undefined {
  for (const check of rules) {
    const finding = check(text)
    if (finding) return finding
  }
  return undefined
}

/** Undefined if the file does not contain the text unchanged. */
function locateFinding(
  { text: file }: Source,
  root: MapTree,
  path: Path,
  text: string,
  { message, part, insert, also }: TextFinding,
): SpanDiagnostic {
  const span = getSpan(root, path)
  const at = file.slice(span.start, span.end).indexOf(text)
  if (at === -1) return { ...message, span, path }
  const start = span.start + at
  const spanOf = ([from, to]: readonly [number, number]) => ({
    start: start + from,
    end: start + to,
  })
  const isSafe =
    insert !== undefined && isSafeInsert(file.slice(span.start, span.end), insert, part[0] === 0)
  const edits = isSafe
    ? [{ span: spanOf(part), insert }, ...(also ? [{ span: spanOf(also), insert: '' }] : [])]
    : []
  return { ...message, span: spanOf(part), path, ...(edits.length > 0 ? { edits } : {}) }
}

function getLanguage({ publication }: Data): string {
  const { language } = (publication ?? {}) as { language?: unknown }
  return typeof language === 'string' ? language : ''
}

function getOwnDomain(company: unknown): string | undefined {
  const { contactEmail } = (company ?? {}) as { contactEmail?: unknown }
  const domain = typeof contactEmail === 'string' ? contactEmail.split('@')[1] : undefined
  return domain && /^[\p{L}\p{N}.-]+$/u.test(domain) ? domain.toLowerCase() : undefined
}

const MAX_NUMBERS = 50

/** Reports phone numbers that lack one digit of another number. */
function checkNumberLengths(
  source: Source,
  root: MapTree,
  numbers: ReadonlyMap<string, Path>,
): SpanDiagnostic[] {
  if (numbers.size < 2 || numbers.size > MAX_NUMBERS) return []
  const all = [...numbers]
  return all.flatMap(([number, path]): SpanDiagnostic[] => {
    const other = all.find(
      ([longer]) => longer.length === number.length + 1 && distance(longer, number) === 1,
    )
    if (!other) return []
    const { line } = toPoint(source, getSpan(root, other[1]).start)
    return [{ ...phoneShort(`+${number}`, `+${other[0]}`, line), span: getSpan(root, path), path }]
  })
}
