import { compile } from '../../../src/content/compile.ts'
import type { Diagnostic, PublicFiles } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import type { Case } from './corpus.ts'
import { applyEdits, type Expected } from './mistake.ts'
import type { SiteText } from './site-text.ts'

/** What can be good about the answer to a case. */
export const ASPECTS = ['found', 'line', 'cause', 'fix', 'single'] as const

export type Score = Readonly<Record<(typeof ASPECTS)[number], boolean>>

/** A diagnostic without its place, which lines before it move. */
const identity = ({ code, message }: Diagnostic) => `${code} ${message}`

/** Gives what compiles texts of a site, and says only what is not said of the site without mistakes. */
export function createCompiler(site: SiteText, files: PublicFiles): (text: string) => Diagnostic[] {
  const said = (text: string) => compile(text, { vocabulary, files }).diagnostics
  const known = new Set(said(site.text).map(identity))
  return (text) => said(text).filter((one) => !known.has(identity(one)))
}

/** Judges what was said of a text with one mistake, or two. */
export function scoreCase({ expected, site, text }: Case, fresh: readonly Diagnostic[]): Score {
  const isAt = ({ first, last }: Expected, { range }: Diagnostic) =>
    range.start.line >= first && range.start.line <= last
  // With one mistake the first thing said counts, with two the first on each one's lines.
  const firsts = expected.map((one) =>
    expected.length === 1 ? fresh[0] : fresh.find((said) => isAt(one, said)),
  )
  const all = (test: (said: Diagnostic, one: Expected) => boolean) =>
    expected.every((one, index) => {
      const said = firsts[index]
      return said !== undefined && test(said, one)
    })
  return {
    found: expected.length === 1 ? fresh.length > 0 : firsts.every((said) => said !== undefined),
    line: all((said, one) => isAt(one, said)),
    cause: all((said, one) => one.codes.includes(said.code)),
    fix: all((said, one) => one.fix.test(said.hint ?? said.message) || undoes(said, text, site)),
    single: fresh.length === expected.length && firsts.every((said) => said !== undefined),
  }
}

/** Whether the edits that a diagnostic carries lead back to the text before the mistake. */
const undoes = (said: Diagnostic, text: string, site: SiteText) =>
  'fix' in said && applyEdits(text, said.fix as Parameters<typeof applyEdits>[1]) === site.text
