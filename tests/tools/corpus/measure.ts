import { compile } from '../../../src/content/compile.ts'
import type { Diagnostic, PublicFiles } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import type { Case } from './corpus.ts'
import { applyEdits, type Expected } from './mistake.ts'
import type { SiteText } from './site-text.ts'

/** Qualities of the diagnostics for a case. */
export const ASPECTS = ['found', 'line', 'cause', 'fix', 'single'] as const

export type Score = Readonly<Record<(typeof ASPECTS)[number], boolean>>

/** Ignores the position, which an edit above may move. */
const getIdentity = ({ code, message }: Diagnostic) => `${code} ${message}`

/** @returns a function that compiles a text and omits the diagnostics of the unchanged site */
export function createCompiler(site: SiteText, files: PublicFiles): (text: string) => Diagnostic[] {
  const diagnose = (text: string) => compile(text, { vocabulary, files }).diagnostics
  const known = new Set(diagnose(site.text).map(getIdentity))
  return (text) => diagnose(text).filter((one) => !known.has(getIdentity(one)))
}

/** Scores the diagnostics of a text with one or two mistakes. */
export function scoreCase(
  { expected, site, text }: Case,
  diagnostics: readonly Diagnostic[],
): Score {
  const isAt = ({ first, last }: Expected, { range }: Diagnostic) =>
    range.start.line >= first && range.start.line <= last
  // For one mistake the first diagnostic counts, for two the first on the lines of each.
  const firsts = expected.map((one) =>
    expected.length === 1
      ? diagnostics[0]
      : diagnostics.find((diagnostic) => isAt(one, diagnostic)),
  )
  const all = (test: (diagnostic: Diagnostic, one: Expected) => boolean) =>
    expected.every((one, index) => {
      const diagnostic = firsts[index]
      return diagnostic !== undefined && test(diagnostic, one)
    })
  return {
    found:
      expected.length === 1
        ? diagnostics.length > 0
        : firsts.every((diagnostic) => diagnostic !== undefined),
    line: all((diagnostic, one) => isAt(one, diagnostic)),
    cause: all((diagnostic, one) => one.codes.includes(diagnostic.code)),
    fix: all(
      (diagnostic, one) =>
        one.fix.test(diagnostic.hint ?? diagnostic.message) || restoresText(diagnostic, text, site),
    ),
    single:
      diagnostics.length === expected.length &&
      firsts.every((diagnostic) => diagnostic !== undefined),
  }
}

/** Whether the fix of a diagnostic restores the text before the mistake. */
const restoresText = (diagnostic: Diagnostic, text: string, site: SiteText) =>
  'fix' in diagnostic &&
  applyEdits(text, diagnostic.fix as Parameters<typeof applyEdits>[1]) === site.text
