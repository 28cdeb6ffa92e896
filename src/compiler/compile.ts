import { diagnosticOf, type Finding, tidy } from '../diagnostics/finding.ts'
import { sourceOf } from '../diagnostics/position.ts'
import type {
  CompiledSite,
  Diagnostic,
  Inventory,
  LinkReport,
  Path,
  PublicFiles,
  Result,
} from '../model.ts'
import { contextOf } from './context.ts'
import { contrastFindings } from './contrast/findings.ts'
import { lineOf } from './locate.ts'
import type { Memory } from './memory.ts'
import { oncePerPlace, pathKey, placesOf } from './once.ts'
import { pagesOf } from './pages/pages.ts'
import { withoutEchoes } from './read/mending/echoes.ts'
import { read } from './read/read.ts'
import { builtFileFindings } from './resolve/built-files.ts'
import { doubtsOf } from './resolve/doubts.ts'
import { resolve } from './resolve/resolve.ts'
import { routeFindings } from './resolve/route-findings.ts'
import { unusedFigures, unusedSets } from './resolve/unused.ts'
import { fontFiles, fontFindings } from './review/font-findings.ts'
import { leftOutFiles } from './review/left-out-files.ts'
import { letterFindings } from './review/letter-findings.ts'
import { nearCopies } from './review/near-copies.ts'
import { headFindings } from './review/page-heads.ts'
import { setFindings } from './review/set-findings.ts'

/** What the compiler is given: the text of a site file and what lies in `public/`. */
export interface CompileInput {
  readonly text: string
  /** The name under which findings speak of the file. */
  readonly file: string
  readonly publicFiles: PublicFiles
  /** For who compiles a text again and again while it is edited: takes less time, and gives the same. */
  readonly memory?: Memory
}

/**
 * The site and what it holds, if the file has no errors; all findings; and the link report, if links
 * could be checked.
 */
export interface CompileResult extends Result<CompiledSite> {
  readonly links?: LinkReport
  readonly inventory?: Inventory
}

/**
 * The whole road from the text of a site file to pages. Pure, and it never throws:
 * whatever is wrong with the text is among the findings.
 */
export function compile({ text, file, publicFiles, memory }: CompileInput): CompileResult {
  const { tree, source, validate, ...reading } = read(sourceOf(file, text), memory?.parts)
  const finish = (findings: readonly Finding[], files: readonly Diagnostic[] = []) => {
    const found = findings.flatMap((one) => (one.isEcho ? [] : [diagnosticOf(source, one)]))
    return tidy([...reading.diagnostics, ...withoutEchoes(tidy(found), reading.mended), ...files])
  }
  if (!tree) return { diagnostics: finish(reading.findings) }

  const { site, expanded, findings: schema } = validate(tree)
  const values = oncePerPlace(reading.findings, schema)
  const mendedLines = new Set(reading.mended.flatMap(({ lines }) => [...lines]))
  const context = contextOf(tree.data, publicFiles)
  const doubts = doubtsOf(source, tree, values, mendedLines)
  const { links, shown, images, ...references } = resolve(source, tree, expanded, context, doubts)
  const named = new Set([...references.faulty, ...fontFiles(tree)])

  const said = placesOf(values)
  const isDoubtful = (path: Path) =>
    said.has(pathKey(path)) || mendedLines.has(lineOf(source, tree, path))
  const findings = [
    ...values,
    ...routeFindings(source, tree, publicFiles, doubts),
    ...setFindings(source, tree),
    ...builtFileFindings(tree, context),
    ...[...references.findings, ...fontFindings(tree, publicFiles)].filter(
      ({ path }) => !said.has(pathKey(path)),
    ),
    ...contrastFindings(source, tree, isDoubtful),
  ]
  const found = finish(findings, leftOutFiles(publicFiles, named))
  if (!site || found.some(isError)) return { diagnostics: found, links }
  const value = pagesOf(site, context, links)
  // Only a site without errors tells what is superfluous, too long or said twice.
  const remarks = [
    ...unusedFigures(tree, context, shown),
    ...unusedSets(tree, context),
    ...headFindings(tree, value.pages),
    ...letterFindings(tree, value, publicFiles),
    ...nearCopies(tree, value.pages, memory?.sentences),
  ]
  const diagnostics = tidy([...found, ...remarks.map((one) => diagnosticOf(source, one))])
  const inventory = {
    routes: value.pages.length,
    sections: value.pages.reduce((sum, { sections }) => sum + sections.length, 0),
    figures: shown.size,
    images: images.size,
  }
  return { value, diagnostics, links, inventory }
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
