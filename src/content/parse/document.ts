import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { empty } from '../diagnostics/yaml-messages.ts'
import type { MapTree } from '../tree.ts'
import { buildTree } from './build-tree.ts'
import { type PartsResult, parseParts } from './parts/parse-parts.ts'
import type { PartCache } from './parts/part-cache.ts'
import { findSyntaxErrors, type YamlSyntaxError } from './syntax-errors.ts'
import { parseYaml } from './yaml.ts'

export interface ParsedDocument {
  /** If there are any, the tree is a guess. */
  readonly syntaxErrors: readonly YamlSyntaxError[]
  readonly tree?: MapTree
  /** Silent losses, and the reason for a missing tree. */
  readonly diagnostics: readonly SpanDiagnostic[]
}

/** @param memory cache; results are identical with and without it */
export function parseDocument(source: Source, memory?: PartCache): ParsedDocument {
  return parseWithParts(source, memory && parseParts(source.text, memory), memory)
}

/** Uses the result of parsing by parts, if it is complete. */
export function parseWithParts(
  source: Source,
  parts: PartsResult,
  memory?: PartCache,
): ParsedDocument {
  if (parts && 'tree' in parts) return { syntaxErrors: [], ...parts }
  const { text } = source
  return memory?.whole(text, (count) => parseWhole(source, count)) ?? parseWhole(source)
}

export function parseWhole(
  source: Source,
  count: (lexemes: number) => void = () => {},
): ParsedDocument {
  const { text } = source
  const parsed = parseYaml(text)
  count(parsed.lexemes)
  if (parsed.stopped) return { syntaxErrors: [], diagnostics: [parsed.stopped] }
  const [document] = parsed.documents
  const grown = document && buildTree(document, source)
  const syntaxErrors = findSyntaxErrors(parsed, text, grown?.diagnostics ?? [])
  if (grown?.tree.kind === 'map')
    return { syntaxErrors, tree: grown.tree, diagnostics: grown.diagnostics }
  const nothing = { ...empty(), span: { start: 0, end: 1 }, path: [] }
  return { syntaxErrors, diagnostics: grown?.diagnostics.length ? grown.diagnostics : [nothing] }
}
