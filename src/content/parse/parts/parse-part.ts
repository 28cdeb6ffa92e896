import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'
import { createSource, type Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { MapTree, Tree } from '../../tree.ts'
import { buildTree } from '../build-tree.ts'
import { findSyntaxErrors } from '../syntax-errors.ts'
import { parseYaml } from '../yaml.ts'
import { shiftSpan, shiftTree } from './shift.ts'
import type { Part } from './split.ts'

/** A part that is right by itself; offsets count from its own beginning. */
export interface ParsedPart {
  /** The value of the entry, or the item of its list. */
  readonly tree: Tree
  /** Where the value of the entry stands: the list alone if the part is an item of it. */
  readonly span: Span
  /** Where the whole ends if nothing follows. */
  readonly end: number
  /** What YAML would let pass; paths begin with the key, in a list with the key and 0. */
  readonly diagnostics: readonly SpanDiagnostic[]
  readonly lexemes: number
}

/** Diagnostics that depend on other parts: the line of another key, a name that is given elsewhere. */
const ABOUT_OTHERS: ReadonlySet<DiagnosticCode> = new Set(['yaml/duplicate-key', 'yaml/alias'])

/**
 * Reads a part.
 * @param count is told how many lexemes were parsed
 * @returns undefined if something is wrong with it, or if what is to be said of it needs the whole text
 */
export function parsePart(
  part: Part,
  count: (lexemes: number) => void = () => {},
): ParsedPart | undefined {
  if (part.hasStray) return undefined
  // What an item stands in, so that it reads as it does in the whole.
  const frame = part.item === undefined ? '' : `${part.key}:\n`
  const text = frame + part.text
  const parsed = parseYaml(text)
  count(parsed.lexemes)
  const [document, second] = parsed.documents
  if (parsed.stopped || !document || second) return undefined
  const { tree, diagnostics } = buildTree(document, createSource('', text))
  if (findSyntaxErrors(parsed, text, diagnostics).length > 0) return undefined
  if (diagnostics.some(({ code }) => ABOUT_OTHERS.has(code))) return undefined
  const value = onlyValue(tree, part.key)
  const by = -frame.length
  const about = {
    diagnostics: diagnostics.map((one) => ({ ...one, span: shiftSpan(one.span, by) })),
    lexemes: parsed.lexemes,
    end: tree.span.end + by,
  }
  if (part.item === undefined) return value && { tree: value, span: value.span, ...about }
  const item = value && onlyMap(value)
  return item && { tree: shiftTree(item, by), span: shiftSpan(value.span, by), ...about }
}

function onlyValue(tree: Tree, key: string): Tree | undefined {
  if (tree.kind !== 'map' || tree.flow || tree.entries.size !== 1) return undefined
  return tree.entries.get(key)?.value
}

/** Items that are no maps say where their list stands. */
function onlyMap(tree: Tree): MapTree | undefined {
  if (tree.kind !== 'list' || tree.flow || tree.items.length !== 1) return undefined
  const [item] = tree.items
  return item?.kind === 'map' ? item : undefined
}
