import { PartCache } from '../cache.ts'
import { empty } from '../diagnostics/document-messages.ts'
import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import type { MapTree } from '../tree.ts'
import { buildTree } from './build-tree.ts'
import { parseParts } from './parts/parse-parts.ts'
import { findSyntaxErrors, type YamlSyntaxError } from './syntax-errors.ts'
import { parseYaml } from './yaml.ts'

export interface ParsedDocument {
  readonly syntaxErrors: readonly YamlSyntaxError[]
  /** A guess if there are syntax errors. */
  readonly tree?: MapTree
  /** Silent losses, duplicate keys, and the reason for a missing tree. */
  readonly diagnostics: readonly SpanDiagnostic[]
}

/** An error in one part does not change the others. */
export const parseDocument = (source: Source, cache = new PartCache()): ParsedDocument =>
  parseParts(source.text, cache) ?? parseWhole(source, (lexemes) => cache.onParse(lexemes))

/** @param onParse receives the number of lexemes */
export function parseWhole(
  source: Source,
  onParse: (lexemes: number) => void = () => {},
): ParsedDocument {
  const { text } = source
  const yaml = parseYaml(text)
  onParse(yaml.lexemes)
  if (yaml.stopped) return { syntaxErrors: [], diagnostics: [yaml.stopped] }
  const [document] = yaml.documents
  const built = document && buildTree(document, source)
  const syntaxErrors = findSyntaxErrors(yaml, text, built?.diagnostics ?? [])
  if (built?.tree.kind === 'map')
    return { syntaxErrors, tree: built.tree, diagnostics: built.diagnostics }
  const noMap = { ...empty(), span: { start: 0, end: 1 }, path: [] }
  return { syntaxErrors, diagnostics: built?.diagnostics.length ? built.diagnostics : [noMap] }
}
