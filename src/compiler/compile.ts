import { diagnosticOf, type Finding, tidy } from '../diagnostics/finding.ts'
import { sourceOf } from '../diagnostics/position.ts'
import type { CompiledSite, LinkReport, Path, PublicFiles, Result } from '../model.ts'
import { contextOf } from './context.ts'
import { pagesOf } from './pages.ts'
import { read } from './read.ts'
import { resolve } from './resolve.ts'
import { routeFindings } from './route-findings.ts'
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
  const source = sourceOf(file, text)
  const finish = (findings: readonly Finding[]) => tidy(findings).map((one) => diagnosticOf(source, one))

  const { tree, findings: reading } = read(source)
  if (!tree) return { diagnostics: finish(reading) }

  const { site, expanded, findings: schema } = validate(tree)
  // What reading has already said of a value, the schema need not say again.
  const fresh = schema.filter(({ path }) => !reading.some((one) => samePlace(one.path, path)))
  const routes = routeFindings(source, tree, publicFiles)
  const context = contextOf(expanded.value as Record<string, unknown>, publicFiles)
  const doubtful = fresh.some(({ path }) => path[0] === 'routes' && (path.length <= 2 || path[2] === 'path'))
  const { findings: references, links } = resolve(source, tree, expanded, context, doubtful)

  const findings = [...reading, ...fresh, ...routes, ...references]
  const diagnostics = finish(findings)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (failed || !site) return { diagnostics, links }
  return { value: pagesOf(site, context, links), diagnostics, links }
}

const samePlace = (a: Path, b: Path): boolean =>
  a.length > 0 && a.length === b.length && a.every((step, index) => b[index] === step)
