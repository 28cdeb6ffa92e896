import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { empty } from '../diagnostics/yaml-messages.ts'
import type { MapTree } from '../tree.ts'
import { buildTree } from './build-tree.ts'
import { type PartsResult, parseParts } from './parts/parse-parts.ts'
import type { PartCache } from './parts/part-cache.ts'
import { findSyntaxErrors, type YamlSyntaxError } from './syntax-errors.ts'
import { parseYaml } from './yaml.ts'

/** What a text is as YAML. */
export interface ParsedDocument {
  /** Places where it is not YAML: with any of them, the tree is a guess. */
  readonly syntaxErrors: readonly YamlSyntaxError[]
  readonly tree?: MapTree
  /** What YAML would let pass, and why there is no tree. */
  readonly diagnostics: readonly SpanDiagnostic[]
}

/**
 * Text -> tree with positions, and everything that YAML has to say about it.
 * @param memory of the text that was read before; it makes a difference to time and memory only
 */
export function parseDocument(source: Source, memory?: PartCache): ParsedDocument {
  return parseWithParts(source, memory && parseParts(source.text, memory), memory)
}

/** The same, by what reading its parts has given. */
export function parseWithParts(
  source: Source,
  parts: PartsResult,
  memory?: PartCache,
): ParsedDocument {
  if (parts && 'tree' in parts) return { syntaxErrors: [], ...parts }
  const { text } = source
  return memory?.whole(text, (count) => parseWhole(source, count)) ?? parseWhole(source)
}

/** The same, in one piece. @param count is told how many lexemes were parsed */
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
