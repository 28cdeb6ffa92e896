import { compile } from '../../content/compile.ts'
import { getKeySpan, getSpan, locate } from '../../content/locate.ts'
import type { Diagnostic, Path } from '../../content/model.ts'
import type { MapTree, Tree } from '../../content/tree.ts'
import { getTextVersion, readText } from '../../site-folder/site-file.ts'
import { describeFix } from '../describe-fix.ts'
import { applyEdits } from '../edit/index.ts'
import { NormalizedText } from '../edit/normalized-text.ts'
import { parseCached } from '../edit/parse-cached.ts'
import type { LiveSite } from '../live-site.ts'
import type { CheckRequest } from '../protocol/edits.ts'
import type { SourceDiagnostic, SourceState } from '../protocol/source.ts'

const MAX_WARNINGS = 200

/** @throws if the file cannot be read */
export function readSource(siteFile: string, live: LiveSite): SourceState {
  const file = readText(siteFile)
  const { text } = new NormalizedText(file)
  return { text, version: getTextVersion(file), diagnostics: getDiagnostics(text, live) }
}

/** Diagnostics after unsaved edits; undefined if the file changed since. */
export function checkSource(
  siteFile: string,
  live: LiveSite,
  { version, edits }: CheckRequest,
): readonly SourceDiagnostic[] | undefined {
  const file = readText(siteFile)
  if (getTextVersion(file) !== version) return undefined
  return getDiagnostics(applyEdits(new NormalizedText(file).text, edits), live)
}

function getDiagnostics(text: string, { context }: LiveSite): SourceDiagnostic[] {
  const { diagnostics } = compile(text, context)
  const own = diagnostics.filter(({ file }) => file === context.file)
  const errors = own.filter(isError)
  const warnings = own.filter((one) => !isError(one)).slice(0, MAX_WARNINGS)
  return [...errors, ...warnings].map(({ severity, message, hint = '', range, fix }) => ({
    severity,
    message,
    hint,
    range,
    fix: fix && { edits: fix, label: describeFix(text, fix) },
  }))
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

export function findInSource(siteFile: string, at: Path): { from: number; to: number } | undefined {
  const { tree } = parseCached(new NormalizedText(readText(siteFile)).text)
  if (!tree || !locate(tree, at).found) return undefined
  return { from: getKeySpan(tree, at).start, to: getSpan(tree, at).end }
}

/** @param line from 1 */
export function findPagesForLine(
  siteFile: string,
  live: LiveSite,
  line: number,
): readonly string[] {
  const { text } = new NormalizedText(readText(siteFile))
  const { tree } = parseCached(text)
  const own = tree && findEnclosingPage(tree, text, line)
  return own === undefined ? live.findPagesShowing(text, line) : [own]
}

function findEnclosingPage(tree: MapTree, text: string, line: number): string | undefined {
  const routes = tree.entries.get('routes')?.value
  const start = getLineStart(text, line)
  const end = getLineStart(text, line + 1)
  if (routes?.kind !== 'list') return undefined
  const page = routes.items.findLast(({ span }) => span.start < end)
  const isBehind = start > routes.span.end
  return page && !isBehind ? getPath(page) : undefined
}

function getLineStart(text: string, line: number): number {
  let at = 0
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', at)
    if (end === -1) return text.length
    at = end + 1
  }
  return at
}

function getPath(page: Tree): string | undefined {
  const path = page.kind === 'map' ? page.data.path : undefined
  return typeof path === 'string' ? path : undefined
}
