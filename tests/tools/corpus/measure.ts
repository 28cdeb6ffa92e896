import { compile } from '../../../src/content/compile.ts'
import type { Diagnostic, PublicFiles } from '../../../src/content/model.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import type { Case } from './corpus.ts'
import { applied, type Expected } from './mistake.ts'
import type { SiteText } from './site-text.ts'

/** What was good about the answer to a case. */
export interface Verdict {
  readonly found: boolean
  readonly line: boolean
  readonly cause: boolean
  readonly fix: boolean
  readonly single: boolean
}

/** Compiles texts of a site, and keeps what is said of the site without mistakes. */
export class Judge {
  private readonly known = new Map<SiteText, ReadonlyMap<string, number>>()

  private readonly filesOf: ReadonlyMap<SiteText, PublicFiles>

  constructor(filesOf: ReadonlyMap<SiteText, PublicFiles>) {
    this.filesOf = filesOf
  }

  /** Diagnostics that the site does not have of itself. */
  fresh(site: SiteText, text: string): Diagnostic[] {
    let known = this.known.get(site)
    if (!known) {
      known = counted(this.diagnostics(site, site.text))
      this.known.set(site, known)
    }
    const left = new Map(known)
    return this.diagnostics(site, text).filter((one) => {
      const count = left.get(identity(one)) ?? 0
      left.set(identity(one), count - 1)
      return count <= 0
    })
  }

  private diagnostics(site: SiteText, text: string): readonly Diagnostic[] {
    return compile(text, { vocabulary, files: this.filesOf.get(site) ?? new Map() }).diagnostics
  }
}

/** A diagnostic without its place, which lines before it move. */
const identity = ({ code, message }: Diagnostic) => `${code} ${message}`

function counted(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of diagnostics) counts.set(identity(one), (counts.get(identity(one)) ?? 0) + 1)
  return counts
}

/** Judges what was said of a text with one mistake, or two. */
export function judged({ expected, site, text }: Case, fresh: readonly Diagnostic[]): Verdict {
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
  'fix' in said && applied(text, said.fix as Parameters<typeof applied>[1]) === site.text
