import { diagnosticOf, type Finding, tidy } from '../diagnostics/finding.ts'
import { sourceOf } from '../diagnostics/position.ts'
import type { CompiledSite, Diagnostic, LinkReport, PublicFiles, Result } from '../model.ts'
import { contextOf } from './context.ts'
import { doubtsOf } from './doubts.ts'
import { withoutEchoes } from './mending/echoes.ts'
import { oncePerPlace, pathKey, placesOf } from './once.ts'
import { pagesOf } from './pages.ts'
import { read } from './read.ts'
import { resolve } from './resolve.ts'
import { routeFindings } from './route-findings.ts'
import { plain } from './tree.ts'
import { unusedFigures } from './unused.ts'
import { validate } from './validate.ts'

/** What the compiler is given: the text of a site file and what lies in `public/`. */
export interface CompileInput {
  readonly text: string
  /** The name under which findings speak of the file. */
  readonly file: string
  readonly publicFiles: PublicFiles
}

/** The site, if the file has no errors; all findings; and the link report, if links could be checked. */
export interface CompileResult extends Result<CompiledSite> {
  readonly links?: LinkReport
}

/**
 * The whole road from the text of a site file to pages. Pure, and it never throws:
 * whatever is wrong with the text is among the findings.
 */
export function compile({ text, file, publicFiles }: CompileInput): CompileResult {
  const { tree, source, ...reading } = read(sourceOf(file, text))
  const finish = (findings: readonly Finding[]) => {
    const found = findings.flatMap((one) => (one.isEcho ? [] : [diagnosticOf(source, one)]))
    return tidy([...reading.diagnostics, ...withoutEchoes(tidy(found), reading.mended)])
  }
  if (!tree) return { diagnostics: finish(reading.findings) }

  const { site, expanded, findings: schema } = validate(tree)
  const values = oncePerPlace(reading.findings, schema)
  const mendedLines = new Set(reading.mended.flatMap(({ lines }) => [...lines]))
  const context = contextOf(plain(tree) as Record<string, unknown>, publicFiles)
  const doubts = doubtsOf(source, tree, values, mendedLines)
  const { links, shown, ...references } = resolve(source, tree, expanded, context, doubts)

  const said = placesOf(values)
  const found = finish([
    ...values,
    ...routeFindings(source, tree, publicFiles, doubts),
    ...references.findings.filter(({ path }) => !said.has(pathKey(path))),
  ])
  const unused = found.some(isError) ? [] : unusedFigures(tree, context, shown)
  const diagnostics = tidy([...found, ...unused.map((one) => diagnosticOf(source, one))])
  const failed = diagnostics.some(isError)
  if (failed || !site) return { diagnostics, links }
  return { value: pagesOf(site, context, links), diagnostics, links }
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
