import type { SectionSource, Site } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { CompileCache } from './cache.ts'
import { checkSite } from './check-site.ts'
import { createContext } from './context.ts'
import { createSource, type Source } from './diagnostics/position.ts'
import {
  type SpanDiagnostic,
  sortDiagnostics,
  toDiagnostic,
} from './diagnostics/span-diagnostic.ts'
import type {
  CompiledSite,
  Diagnostic,
  FindOrigin,
  Inventory,
  LinkReport,
  Path,
  PublicFiles,
  ReadDrawing,
  Resolved,
  Result,
  Section,
} from './model.ts'
import { createFindOrigin } from './origins/origins.ts'
import { withoutDrafts } from './pages/drafts.ts'
import { buildPages, withoutEntries } from './pages/pages.ts'
import { type ParseResult, parse } from './parse/parse.ts'
import { needsRecovery, recover } from './parse/recovery/recover.ts'
import { addRepairs } from './parse/repairs.ts'
import { dedupeByPath } from './paths.ts'
import { addAddressHints } from './resolve/address-hints.ts'
import { checkLists } from './resolve/check-lists.ts'
import { type ResolvedSite, resolve } from './resolve/resolve.ts'
import { listFontFiles } from './review/fonts.ts'
import { checkPublicFiles } from './review/public-files.ts'
import { review } from './review/review.ts'
import { createScore } from './score.ts'
import { expand } from './validate/expand.ts'
import { findOldLook } from './validate/old-look.ts'
import { describeIssues, validate } from './validate/validate.ts'
import { keepWrittenNumbers } from './validate/written-numbers.ts'

export interface CompileContext<S extends SectionSource = SectionSource> {
  readonly vocabulary: Vocabulary<S>
  readonly files: PublicFiles
  /** Without it, the site has no logo. */
  readonly readDrawing?: ReadDrawing
  readonly published?: readonly string[]
  /** For development: `value` also has pages and sections that are drafts. */
  readonly includeDrafts?: boolean
  /** Time of the build in ms: which events are over. The cache ignores it. By default, none is. */
  readonly now?: number
  readonly file?: string
  readonly cache?: CompileCache
}

export interface CompileResult<S extends Section = Section> extends Result<CompiledSite<S>> {
  readonly source: Source
  readonly errors: readonly Diagnostic[]
  readonly links?: LinkReport
  readonly inventory?: Inventory
  /** Of the site with its drafts. */
  readonly findOrigin?: FindOrigin
  /** Defaults in use, at the paths where they apply. */
  readonly defaults?: readonly { readonly path: Path; readonly value: unknown }[]
}

/** Pure. Reports every fault of the text as a diagnostic and never throws. */
export function compile<S extends SectionSource>(
  text: string,
  options: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const compute = () => compileText(text, options)
  return options.cache?.getOrCompile(text, options, compute) ?? compute()
}

function compileText<S extends SectionSource>(
  text: string,
  options: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const { vocabulary, files: publicFiles, file = 'site.yaml', readDrawing } = options
  const { kinds, aliases, createDefaults } = vocabulary
  const original = createSource(file, text)
  const cache = options.cache ?? new CompileCache()
  const first = parse(original, cache.parts)
  const parsed = needsRecovery(first) ? recover(first, createScore(vocabulary), cache.parts) : first
  const { source, tree: root } = parsed
  if (!root) return toResult(original, report(parsed, parsed.diagnostics))

  const how = { createDefaults, aliases, cache: cache.expanded }
  const defaulted = expand(root, [...kinds.keys()], how)
  const expanded = keepWrittenNumbers(defaulted, root, kinds, cache.written)
  const validated = validate(expanded, vocabulary, cache.validated)
  const context = createContext({ source, root, expanded, publicFiles, vocabulary }, cache.targets)
  const issues = describeIssues(root, expanded, validated.issues, vocabulary)
  const values = addAddressHints(dedupeByPath(parsed.diagnostics, issues), context)
  context.poison.add(values)
  context.poison.addLines(source, root, getRepairedLines(parsed))

  const resolved = resolve(validated, context, cache.resolved)
  const faults = [
    ...values,
    ...findOldLook(source, root, values),
    ...resolved.diagnostics,
    ...checkSite(context, readDrawing),
    ...(resolved.site ? checkLists(resolved.site, context) : []),
  ]
  context.poison.add(faults)
  const files = checkPublicFiles(
    publicFiles,
    new Set([...resolved.faultyFiles, ...listFontFiles(root)]),
  )
  const reported = [...report(parsed, faults), ...files]

  const { site, links } = resolved
  const { base } = context.targets
  const build = (built: Resolved<Site<S>>) =>
    buildPages<S>({ site: built, links, base, kinds, readDrawing, now: options.now })
  const full = site && !reported.some(isError) ? build(site) : undefined
  const compiled = full && site && withoutEntries(full, site)
  const { published = [] } = options
  const warnings = review({ ...context, ...resolved, published, compiled, textCache: cache.texts })
  const diagnostics = [...reported, ...warnings.map((one) => toDiagnostic(source, one))]
  const result = { ...toResult(original, diagnostics), links, defaults: expanded.inherited.all() }
  if (!full || !site || !validated.site) return result
  const visible = options.includeDrafts ? site : withoutDrafts<S>(site, base)
  const value = visible === site ? full : build(visible)
  const findOrigin = createFindOrigin({ ...context, site: validated.site, compiled: full, kinds })
  return { ...result, value, inventory: countParts(value, resolved), findOrigin }
}

const toResult = (source: Source, diagnostics: readonly Diagnostic[]) => {
  const sorted = sortDiagnostics(diagnostics)
  return { source, diagnostics: sorted, errors: sorted.filter(isError) }
}

function report({ source, repairs }: ParseResult, faults: readonly SpanDiagnostic[]): Diagnostic[] {
  const found = sortDiagnostics(
    faults.flatMap((one) => (one.isEcho ? [] : [toDiagnostic(source, one)])),
  )
  return addRepairs(repairs, found)
}

const getRepairedLines = ({ repairs }: ParseResult): ReadonlySet<number> =>
  new Set(repairs.regions.flatMap(({ lines }) => [...lines]))

const countParts = (
  { pages }: CompiledSite,
  { figures, images }: Pick<ResolvedSite, 'figures' | 'images'>,
): Inventory => ({
  routes: pages.length,
  sections: pages.reduce((sum, { sections }) => sum + sections.length, 0),
  figures: figures.size,
  images: images.size,
})

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
