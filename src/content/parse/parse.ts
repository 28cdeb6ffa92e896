import type { SectionSource } from '../../../schemas/site.ts'
import type { Checker } from '../check.ts'
import { type Source, toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { toDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { andMore, fileTooLarge } from '../diagnostics/yaml-messages.ts'
import type { Diagnostic } from '../model.ts'
import type { MapTree } from '../tree.ts'
import type { Validate } from '../validate/validate.ts'
import { findInvisibleCharacters, replaceInvisible } from './characters.ts'
import { limits } from './limits.ts'
import { PartCache } from './parts/part-cache.ts'
import type { Region } from './recovery/echoes.ts'
import { type Recovered, recover } from './recovery/recover.ts'

/** The tree is present only if its values can be trusted. */
export interface ParseResult<S extends SectionSource> {
  readonly tree?: MapTree
  readonly validate: Validate<S>
  /** The text of the tree. Positions refer to the file. */
  readonly source: Source
  readonly diagnostics: readonly SpanDiagnostic[]
  readonly syntaxDiagnostics: readonly Diagnostic[]
  readonly recovered: readonly Region[]
}

/** Never throws because of the text. `check` compares candidate repairs of a broken text. */
export function parse<S extends SectionSource>(
  source: Source,
  check: Checker<S>,
  memory = new PartCache(),
): ParseResult<S> {
  const { text } = source
  if (text.length > limits.characters) {
    const span = { start: limits.characters, end: limits.characters + 1 }
    return createFailure(source, check, [{ ...fileTooLarge('24 MB'), span, path: [] }])
  }
  const invisible = findInvisibleCharacters(text)
  if (invisible.length > limits.invisible)
    return createFailure(source, check, invisible.slice(0, 1))
  const characterDiagnostics = invisible.map((one) => toDiagnostic(source, one))
  const originals = text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const readable = invisible.length > 0 ? originals.map(replaceInvisible) : originals
  const recovered = recover(source, originals, readable, check, memory)
  const { syntaxErrors, tree, diagnostics } = recovered.examined
  // With so many faults the repair is a wrong guess. Report its values after the line is fixed.
  const isGuess =
    recovered.regions.length > 0 && tree && recovered.validate(tree).faults > limits.faults
  return {
    source: recovered.source,
    validate: recovered.validate,
    syntaxDiagnostics: [...characterDiagnostics, ...recovered.syntaxDiagnostics],
    recovered: [...recovered.regions, ...characterDiagnostics.map(toRegion)],
    ...(syntaxErrors.length > 0
      ? { diagnostics: reportSyntaxErrors(recovered, syntaxErrors) }
      : { diagnostics, ...(tree && !isGuess ? { tree } : {}) }),
  }
}

/** Reports the first syntax error, and counts the other lines that have one. */
function reportSyntaxErrors(
  { source, others }: Pick<Recovered<SectionSource>, 'source' | 'others'>,
  errors: readonly SpanDiagnostic[],
): SpanDiagnostic[] {
  const [first] = errors
  const lines = new Set(errors.map(({ span }) => toPoint(source, span.start).line))
  const besides = Math.max(lines.size - 1, others)
  if (!first || besides < 1) return first ? [first] : []
  const more = andMore(besides)
  return [{ ...first, hint: first.hint ? `${first.hint} ${more}` : more }]
}

const createFailure = <S extends SectionSource>(
  source: Source,
  { validate }: Checker<S>,
  diagnostics: readonly SpanDiagnostic[],
): ParseResult<S> => ({
  source,
  validate,
  diagnostics,
  syntaxDiagnostics: [],
  recovered: [],
})

const toRegion = ({ range: { start } }: Diagnostic): Region => ({
  lines: new Set([start.line]),
  from: start.line,
  end: start.line + 1,
  parent: 0,
  lossy: false,
})
