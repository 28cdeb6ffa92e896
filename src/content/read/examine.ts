import type { Finding } from '../diagnostics/finding.ts'
import type { Source } from '../diagnostics/position.ts'
import { empty } from '../diagnostics/yaml-notes.ts'
import type { MapTree } from '../tree.ts'
import { growTree } from './grow.ts'
import { parseYaml } from './parse.ts'
import { examineParts } from './parts/examine-parts.ts'
import type { PartMemory } from './parts/memory.ts'
import { type Problem, problemsOf } from './problems.ts'

/** What a text is as YAML. */
export interface Examined {
  /** Places where it is not YAML: with any of them, the tree is a guess. */
  readonly problems: readonly Problem[]
  readonly tree?: MapTree
  /** What YAML would let pass, and why there is no tree. */
  readonly findings: readonly Finding[]
}

/**
 * Text -> tree with positions, and everything that YAML has to say about it.
 * @param memory of the text that was read before; it makes a difference to time and memory only
 */
export function examine(source: Source, memory?: PartMemory): Examined {
  const { text } = source
  const parts = memory && examineParts(text, memory)
  if (parts) return { problems: [], ...parts }
  const parsed = parseYaml(text)
  if (parsed.stopped) return { problems: [], findings: [parsed.stopped] }
  const [document] = parsed.documents
  const grown = document && growTree(document, source)
  const problems = problemsOf(parsed, text, grown?.findings ?? [])
  if (grown?.tree.kind === 'map') return { problems, tree: grown.tree, findings: grown.findings }
  const nothing = { ...empty(), span: { start: 0, end: 1 }, path: [] }
  return { problems, findings: grown?.findings.length ? grown.findings : [nothing] }
}
