import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { createChecker } from './check.ts'
import type { CompileCache } from './compile-cache.ts'
import { createContext } from './context.ts'
import { checkContrast } from './contrast/check-contrast.ts'
import type { Palette } from './contrast/failures.ts'
import { createSource, type Source } from './diagnostics/position.ts'
import { noOrigin } from './diagnostics/site-messages.ts'
import {
  type SpanDiagnostic,
  sortDiagnostics,
  toDiagnostic,
} from './diagnostics/span-diagnostic.ts'
import { withLazyDiagnostics } from './lazy-diagnostics.ts'
import { getLine, getSpan, locate } from './locate.ts'
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
import { buildSite } from './pages/pages.ts'
import { parse } from './parse/parse.ts'
import { withoutEchoes, withSureFixes } from './parse/recovery/echoes.ts'
import { collectPathKeys, dedupeByPath, pathKey } from './paths.ts'
import { addAddressHints } from './resolve/address-hints.ts'
import { checkBuiltFiles } from './resolve/built-files.ts'
import { checkRoutes } from './resolve/check-routes.ts'
import { doubtsOf } from './resolve/doubts.ts'
import { checkFormerAddresses, findLostAddresses } from './resolve/former-addresses.ts'
import { resolve } from './resolve/resolve.ts'
import { findUnusedCollections, findUnusedFigures } from './resolve/unused.ts'
import { checkPrefixes } from './review/check-prefixes.ts'
import { checkFontCharacters } from './review/font-characters.ts'
import { checkFonts, listFontFiles } from './review/fonts.ts'
import { checkLogo } from './review/logo.ts'
import { findNearCopies } from './review/near-copies.ts'
import { checkPageHeads } from './review/page-heads.ts'
import { checkPublicFiles } from './review/public-files.ts'
import { findRepeatedHeadlines } from './review/repeated-headlines.ts'
import { checkWording } from './review/wording.ts'
import type { Data, MapTree } from './tree.ts'

export interface CompileContext<S extends SectionSource = SectionSource> {
  readonly vocabulary: Vocabulary<S>
  readonly files: PublicFiles
  /** Without it, the site has no logo. */
  readonly readDrawing?: ReadDrawing
  readonly published?: readonly string[]
  readonly file?: string
  readonly cache?: CompileCache
}

export interface CompileResult<S extends Section = Section> extends Result<CompiledSite<S>> {
  readonly source: Source
  /** `diagnostics` are computed on first access. */
  readonly errors: readonly Diagnostic[]
  readonly links?: LinkReport
  readonly inventory?: Inventory
  readonly findOrigin?: FindOrigin
  /** Defaults in use, at the paths where they apply. */
  readonly defaults?: readonly { readonly path: Path; readonly value: unknown }[]
}

/** Pure. Reports every fault of the text as a diagnostic and never throws. */
export function compile<S extends SectionSource>(
  text: string,
  context: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const compute = () => compileText(text, context)
  return context.cache?.getOrCompile(text, context, compute) ?? compute()
}

function compileText<S extends SectionSource>(
  text: string,
  { vocabulary, files, readDrawing, published = [], file = 'site.yaml', cache }: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const check = createChecker(vocabulary)
  const original = createSource(file, text)
  const { tree, source, validate, ...reading } = parse(original, check, cache?.parts)
  const finish = (
    diagnostics: readonly SpanDiagnostic[],
    fileDiagnostics: readonly Diagnostic[] = [],
  ) => {
    const found = sortDiagnostics(
      diagnostics.flatMap((one) => (one.isEcho ? [] : [toDiagnostic(source, one)])),
    )
    return sortDiagnostics([
      ...withSureFixes(reading.syntaxDiagnostics, found, reading.recovered),
      ...withoutEchoes(found, reading.recovered),
      ...fileDiagnostics,
    ])
  }
  if (!tree) {
    const diagnostics = finish(reading.diagnostics)
    return { source: original, errors: diagnostics.filter(isError), diagnostics }
  }

  const { site, expanded, diagnostics: schema } = validate(tree)
  const context = createContext(tree.data, files)
  const values = addAddressHints(dedupeByPath(reading.diagnostics, schema), tree, context)
  const recoveredLines = new Set(reading.recovered.flatMap(({ lines }) => [...lines]))
  const doubts = doubtsOf(source, tree, values, recoveredLines)
  const { links, shown, images, ...references } = resolve(
    source,
    tree,
    expanded,
    context,
    doubts,
    vocabulary,
  )
  const named = new Set([...references.faulty, ...listFontFiles(tree)])

  const said = collectPathKeys(values)
  const isDoubtful = (path: Path) =>
    said.has(pathKey(path)) || recoveredLines.has(getLine(source, tree, path))
  const inSite = [
    ...values,
    ...checkRoutes(source, tree, files, doubts, vocabulary),
    ...checkFormerAddresses(source, tree, context, files),
    ...checkPrefixes(source, tree),
    ...checkBuiltFiles(tree, context),
    ...[...references.diagnostics, ...checkFonts(tree, files)].filter(
      ({ path }) => !said.has(pathKey(path)),
    ),
    ...(readDrawing ? checkLogo(tree, files, readDrawing) : []),
    ...checkContrast(source, tree, vocabulary.contrastPairs, isDoubtful, (scheme) =>
      getColors(expanded.value, scheme),
    ),
  ]
  // Skip an entry's diagnostic when one of its children already has one.
  const told = collectPathKeys(
    inSite.flatMap((one) => [one, { ...one, path: one.path.slice(0, -1) }]),
  )
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  const fileDiagnostics = checkPublicFiles(files, named)
  const errors = finish(inSite, fileDiagnostics).filter(isError)
  const value =
    site && errors.length === 0 && buildSite(site, context, links, vocabulary, readDrawing)
  const diagnostics = () => {
    const wording = checkWording(source, tree, expanded, vocabulary, isTold, cache)
    const found = finish(inSite, [
      ...fileDiagnostics,
      ...wording.map((one) => toDiagnostic(source, one)),
    ])
    if (!value) return found
    // These checks need a site without errors.
    const wordingPaths = collectPathKeys(wording)
    // Skip length and font checks for text that already has a wording diagnostic.
    const isMeant = ({ path }: SpanDiagnostic) => !wordingPaths.has(pathKey(path))
    const onPages = [
      ...findUnusedFigures(tree, context, shown),
      ...findUnusedCollections(tree, context),
      ...findLostAddresses(tree, context, published),
      ...checkOrigin(tree, value),
      ...checkPageHeads(tree, value.pages).filter(isMeant),
      ...checkFontCharacters(tree, value, files, vocabulary.kinds, defaults).filter(isMeant),
      ...findRepeatedHeadlines(source, tree, value, vocabulary.kinds).filter(isMeant),
      ...findNearCopies(tree, value.pages, cache?.sentences),
    ]
    return sortDiagnostics([...found, ...onPages.map((one) => toDiagnostic(source, one))])
  }
  const defaults = expanded.inherited.all()
  if (!value) return withLazyDiagnostics({ source: original, errors, links, defaults }, diagnostics)
  const inventory = {
    routes: value.pages.length,
    sections: value.pages.reduce((sum, { sections }) => sum + sections.length, 0),
    figures: shown.size,
    images: images.size,
  }
  const { kinds } = vocabulary
  const findOrigin = createFindOrigin({
    source,
    root: tree,
    expanded,
    site,
    compiled: value,
    kinds,
  })
  const made = { value, links, inventory, findOrigin, defaults }
  return withLazyDiagnostics({ source: original, errors, ...made }, diagnostics)
}

function checkOrigin(root: MapTree, { publication }: CompiledSite): SpanDiagnostic[] {
  const path = ['publication', 'origin']
  if (locate(root, path).found) return []
  return [{ ...noOrigin(publication.origin), span: getSpan(root, path), path }]
}

function getColors({ theme }: Data, scheme: string): Palette {
  const { [scheme]: colors } = (theme ?? {}) as Record<string, unknown>
  return (colors ?? {}) as Palette
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
