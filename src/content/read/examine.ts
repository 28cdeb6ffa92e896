import type { Source } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { empty } from '../diagnostics/yaml-messages.ts'
import type { MapTree } from '../tree.ts'
import { growTree } from './grow.ts'
import { parseYaml } from './parse.ts'
import { examineParts, type PartsRead } from './parts/examine-parts.ts'
import type { PartMemory } from './parts/memory.ts'
import { syntaxErrorsOf, type YamlSyntaxError } from './syntax-errors.ts'

/** What a text is as YAML. */
export interface Examined {
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
export function examine(source: Source, memory?: PartMemory): Examined {
  return examined(source, memory && examineParts(source.text, memory), memory)
}

/** The same, by what reading its parts has given. */
export function examined(source: Source, parts: PartsRead, memory?: PartMemory): Examined {
  if (parts && 'tree' in parts) return { syntaxErrors: [], ...parts }
  const { text } = source
  return memory?.whole(text, (count) => examinedWhole(source, count)) ?? examinedWhole(source)
}

/** The same, in one piece. @param count is told how many lexemes were parsed */
export function examinedWhole(
  source: Source,
  count: (lexemes: number) => void = () => {},
): Examined {
  const { text } = source
  const parsed = parseYaml(text)
  count(parsed.lexemes)
  if (parsed.stopped) return { syntaxErrors: [], diagnostics: [parsed.stopped] }
  const [document] = parsed.documents
  const grown = document && growTree(document, source)
  const syntaxErrors = syntaxErrorsOf(parsed, text, grown?.diagnostics ?? [])
  if (grown?.tree.kind === 'map')
    return { syntaxErrors, tree: grown.tree, diagnostics: grown.diagnostics }
  const nothing = { ...empty(), span: { start: 0, end: 1 }, path: [] }
  return { syntaxErrors, diagnostics: grown?.diagnostics.length ? grown.diagnostics : [nothing] }
}
