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
import { formerDiagnostics, lostAddresses } from './resolve/former-addresses.ts'
import { resolve } from './resolve/resolve.ts'
import { findUnusedFigures, unusedSets } from './resolve/unused.ts'
import { checkFontCharacters } from './review/font-characters.ts'
import { checkFonts, listFontFiles } from './review/fonts.ts'
import { checkLogo } from './review/logo.ts'
import { findNearCopies } from './review/near-copies.ts'
import { checkPageHeads } from './review/page-heads.ts'
import { checkPublicFiles } from './review/public-files.ts'
import { findRepeatedHeadlines } from './review/repeated-headlines.ts'
import { setDiagnostics } from './review/set-diagnostics.ts'
import { checkWording } from './review/wording.ts'
import type { Data, MapTree } from './tree.ts'

/** What the compiler is given besides the text of a site file. */
export interface CompileContext<S extends SectionSource = SectionSource> {
  /** The kinds of section that there are, and which colours meet. */
  readonly vocabulary: Vocabulary<S>
  /** What lies in the public folder. */
  readonly files: PublicFiles
  /** Reads the drawing that is the logo. Without it, there is no logo. */
  readonly readDrawing?: ReadDrawing
  /** Addresses that were published before. */
  readonly published?: readonly string[]
  /** The name under which diagnostics speak of the file. */
  readonly file?: string
  /** For who compiles a text again and again while it is edited: takes less time, and gives the same. */
  readonly cache?: CompileCache
}

/**
 * The site and what it holds, if the file has no errors; all diagnostics; and the link report, if links
 * could be checked.
 */
export interface CompileResult<S extends Section = Section> extends Result<CompiledSite<S>> {
  /** The text, for code frames. */
  readonly source: Source
  /** Those of the diagnostics that are errors. Diagnostics are worked out once somebody asks for them; these are there. */
  readonly errors: readonly Diagnostic[]
  readonly links?: LinkReport
  readonly inventory?: Inventory
  /** Where each value of the site is written; there is one where there is a site. */
  readonly findOrigin?: FindOrigin
  /** What the file leaves out, with the place that it would have. */
  readonly defaults?: readonly { readonly path: Path; readonly value: unknown }[]
}

/**
 * Compiles the text of a site file to pages. A function of its arguments, and it never throws:
 * whatever is wrong with the text is among the diagnostics.
 */
export function compile<S extends SectionSource>(
  text: string,
  context: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const anew = () => compiled(text, context)
  return context.cache?.getOrCompile(text, context, anew) ?? anew()
}

function compiled<S extends SectionSource>(
  text: string,
  { vocabulary, files, readDrawing, published = [], file = 'site.yaml', cache }: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const check = createChecker(vocabulary)
  const written = createSource(file, text)
  const { tree, source, validate, ...reading } = parse(written, check, cache?.parts)
  const finish = (diagnostics: readonly SpanDiagnostic[], ofFiles: readonly Diagnostic[] = []) => {
    const found = sortDiagnostics(
      diagnostics.flatMap((one) => (one.isEcho ? [] : [toDiagnostic(source, one)])),
    )
    return sortDiagnostics([
      ...withSureFixes(reading.syntaxDiagnostics, found, reading.recovered),
      ...withoutEchoes(found, reading.recovered),
      ...ofFiles,
    ])
  }
  if (!tree) {
    const diagnostics = finish(reading.diagnostics)
    return { source: written, errors: diagnostics.filter(isError), diagnostics }
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
    ...formerDiagnostics(source, tree, context, files),
    ...setDiagnostics(source, tree),
    ...checkBuiltFiles(tree, context),
    ...[...references.diagnostics, ...checkFonts(tree, files)].filter(
      ({ path }) => !said.has(pathKey(path)),
    ),
    ...(readDrawing ? checkLogo(tree, files, readDrawing) : []),
    ...checkContrast(source, tree, vocabulary.contrastPairs, isDoubtful, (scheme) =>
      coloursIn(expanded.value, scheme),
    ),
  ]
  // An entry is not told of where something in it is.
  const told = collectPathKeys(
    inSite.flatMap((one) => [one, { ...one, path: one.path.slice(0, -1) }]),
  )
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  const ofFiles = checkPublicFiles(files, named)
  const errors = finish(inSite, ofFiles).filter(isError)
  const value =
    site && errors.length === 0 && buildSite(site, context, links, vocabulary, readDrawing)
  const diagnostics = () => {
    const wording = checkWording(source, tree, expanded, vocabulary, isTold, cache)
    const found = finish(inSite, [...ofFiles, ...wording.map((one) => toDiagnostic(source, one))])
    if (!value) return found
    // Only a site without errors tells what is superfluous, too long or said twice.
    const worded = collectPathKeys(wording)
    // A text that is not meant has no length, and needs no letters.
    const isMeant = ({ path }: SpanDiagnostic) => !worded.has(pathKey(path))
    const onPages = [
      ...findUnusedFigures(tree, context, shown),
      ...unusedSets(tree, context),
      ...lostAddresses(tree, context, published),
      ...originDiagnostics(tree, value),
      ...checkPageHeads(tree, value.pages).filter(isMeant),
      ...checkFontCharacters(tree, value, files, vocabulary.kinds, defaults).filter(isMeant),
      ...findRepeatedHeadlines(source, tree, value, vocabulary.kinds).filter(isMeant),
      ...findNearCopies(tree, value.pages, cache?.sentences),
    ]
    return sortDiagnostics([...found, ...onPages.map((one) => toDiagnostic(source, one))])
  }
  const defaults = expanded.inherited.all()
  if (!value) return withLazyDiagnostics({ source: written, errors, links, defaults }, diagnostics)
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
  return withLazyDiagnostics({ source: written, errors, ...made }, diagnostics)
}

/** That an address stands in for that of the site: told where it would stand. */
function originDiagnostics(root: MapTree, { publication }: CompiledSite): SpanDiagnostic[] {
  const path = ['publication', 'origin']
  if (locate(root, path).found) return []
  return [{ ...noOrigin(publication.origin), span: getSpan(root, path), path }]
}

/** The colours of a scheme, of a site that may be faulty. */
function coloursIn({ theme }: Data, scheme: string): Palette {
  const { [scheme]: colours } = (theme ?? {}) as Record<string, unknown>
  return (colours ?? {}) as Palette
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
