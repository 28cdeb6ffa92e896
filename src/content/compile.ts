import type { SectionSource } from '../../schemas/site.ts'
import type { Vocabulary } from '../../schemas/vocabulary.ts'
import { checkOf } from './check.ts'
import { contextOf } from './context.ts'
import { contrastDiagnostics } from './contrast/diagnostics.ts'
import type { Palette } from './contrast/failures.ts'
import { diagnosed } from './diagnosed.ts'
import { type Source, sourceOf } from './diagnostics/position.ts'
import { noOrigin } from './diagnostics/site-messages.ts'
import { diagnosticOf, type SpanDiagnostic, tidy } from './diagnostics/span-diagnostic.ts'
import { lineOf, placeAt, spanAt } from './locate.ts'
import type { Memory } from './memory.ts'
import type {
  CompiledSite,
  Diagnostic,
  DrawingAt,
  Inventory,
  LinkReport,
  OriginOf,
  Path,
  PublicFiles,
  Resolved,
  Result,
  Section,
} from './model.ts'
import { oncePerPlace, pathKey, placesOf } from './once.ts'
import { originsOf } from './origins/origins.ts'
import { pagesOf } from './pages/pages.ts'
import { read } from './read/read.ts'
import { withoutEchoes, withSureFixes } from './read/recovery/echoes.ts'
import { builtFileDiagnostics } from './resolve/built-files.ts'
import { doubtsOf } from './resolve/doubts.ts'
import { formerDiagnostics, lostAddresses } from './resolve/former-addresses.ts'
import { withHints } from './resolve/misformed.ts'
import { resolve } from './resolve/resolve.ts'
import { routeDiagnostics } from './resolve/route-diagnostics.ts'
import { unusedFigures, unusedSets } from './resolve/unused.ts'
import { fontDiagnostics, fontFiles } from './review/font-diagnostics.ts'
import { sameHeadlines } from './review/headlines.ts'
import { leftOutFiles } from './review/left-out-files.ts'
import { letterDiagnostics } from './review/letter-diagnostics.ts'
import { logoDiagnostics } from './review/logo.ts'
import { nearCopies } from './review/near-copies.ts'
import { headDiagnostics } from './review/page-heads.ts'
import { setDiagnostics } from './review/set-diagnostics.ts'
import { wordingDiagnostics } from './review/wording.ts'
import type { Data, MapTree } from './tree.ts'

/** What the compiler is given besides the text of a site file. */
export interface CompileContext<S extends SectionSource = SectionSource> {
  /** The kinds of section that there are, and which colours meet. */
  readonly vocabulary: Vocabulary<S>
  /** What lies in the public folder. */
  readonly files: PublicFiles
  /** Reads the drawing that is the logo. Without it, there is no logo. */
  readonly drawingAt?: DrawingAt
  /** Addresses that were published before. */
  readonly published?: readonly string[]
  /** The name under which diagnostics speak of the file. */
  readonly file?: string
  /** For who compiles a text again and again while it is edited: takes less time, and gives the same. */
  readonly memory?: Memory
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
  readonly originOf?: OriginOf
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
  return context.memory?.resultOf(text, context, anew) ?? anew()
}

function compiled<S extends SectionSource>(
  text: string,
  { vocabulary, files, drawingAt, published = [], file = 'site.yaml', memory }: CompileContext<S>,
): CompileResult<Resolved<S>> {
  const check = checkOf(vocabulary)
  const written = sourceOf(file, text)
  const { tree, source, validate, ...reading } = read(written, check, memory?.parts)
  const finish = (diagnostics: readonly SpanDiagnostic[], ofFiles: readonly Diagnostic[] = []) => {
    const found = tidy(
      diagnostics.flatMap((one) => (one.isEcho ? [] : [diagnosticOf(source, one)])),
    )
    return tidy([
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
  const context = contextOf(tree.data, files)
  const values = withHints(oncePerPlace(reading.diagnostics, schema), tree, context)
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
  const named = new Set([...references.faulty, ...fontFiles(tree)])

  const said = placesOf(values)
  const isDoubtful = (path: Path) =>
    said.has(pathKey(path)) || recoveredLines.has(lineOf(source, tree, path))
  const inSite = [
    ...values,
    ...routeDiagnostics(source, tree, files, doubts, vocabulary),
    ...formerDiagnostics(source, tree, context, files),
    ...setDiagnostics(source, tree),
    ...builtFileDiagnostics(tree, context),
    ...[...references.diagnostics, ...fontDiagnostics(tree, files)].filter(
      ({ path }) => !said.has(pathKey(path)),
    ),
    ...(drawingAt ? logoDiagnostics(tree, files, drawingAt) : []),
    ...contrastDiagnostics(source, tree, vocabulary.contrastPairs, isDoubtful, (scheme) =>
      coloursIn(expanded.value, scheme),
    ),
  ]
  // An entry is not told of where something in it is.
  const told = placesOf(inSite.flatMap((one) => [one, { ...one, path: one.path.slice(0, -1) }]))
  const isTold = (path: Path) => told.has(pathKey(path)) || isDoubtful(path)
  const ofFiles = leftOutFiles(files, named)
  const errors = finish(inSite, ofFiles).filter(isError)
  const value = site && errors.length === 0 && pagesOf(site, context, links, vocabulary, drawingAt)
  const diagnostics = () => {
    const wording = wordingDiagnostics(source, tree, expanded, vocabulary, isTold, memory)
    const found = finish(inSite, [...ofFiles, ...wording.map((one) => diagnosticOf(source, one))])
    if (!value) return found
    // Only a site without errors tells what is superfluous, too long or said twice.
    const worded = placesOf(wording)
    // A text that is not meant has no length, and needs no letters.
    const isMeant = ({ path }: SpanDiagnostic) => !worded.has(pathKey(path))
    const onPages = [
      ...unusedFigures(tree, context, shown),
      ...unusedSets(tree, context),
      ...lostAddresses(tree, context, published),
      ...originDiagnostics(tree, value),
      ...headDiagnostics(tree, value.pages).filter(isMeant),
      ...letterDiagnostics(tree, value, files, vocabulary.kinds, defaults).filter(isMeant),
      ...sameHeadlines(source, tree, value, vocabulary.kinds).filter(isMeant),
      ...nearCopies(tree, value.pages, memory?.sentences),
    ]
    return tidy([...found, ...onPages.map((one) => diagnosticOf(source, one))])
  }
  const defaults = expanded.lent.all()
  if (!value) return diagnosed({ source: written, errors, links, defaults }, diagnostics)
  const inventory = {
    routes: value.pages.length,
    sections: value.pages.reduce((sum, { sections }) => sum + sections.length, 0),
    figures: shown.size,
    images: images.size,
  }
  const { kinds } = vocabulary
  const originOf = originsOf({ source, root: tree, expanded, site, compiled: value, kinds })
  const made = { value, links, inventory, originOf, defaults }
  return diagnosed({ source: written, errors, ...made }, diagnostics)
}

/** That an address stands in for that of the site: told where it would stand. */
function originDiagnostics(root: MapTree, { publication }: CompiledSite): SpanDiagnostic[] {
  const path = ['publication', 'origin']
  if (placeAt(root, path).found) return []
  return [{ ...noOrigin(publication.origin), span: spanAt(root, path), path }]
}

/** The colours of a scheme, of a site that may be faulty. */
function coloursIn({ theme }: Data, scheme: string): Palette {
  const { [scheme]: colours } = (theme ?? {}) as Record<string, unknown>
  return (colours ?? {}) as Palette
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
