import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import { createSource, type Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { MapTree, Tree } from '../../tree.ts'
import { buildTree } from '../build-tree.ts'
import { findSyntaxErrors } from '../syntax-errors.ts'
import { parseYaml } from '../yaml.ts'
import { shiftSpan, shiftTree } from './shift.ts'
import type { Part } from './split.ts'

/** A part without errors; offsets count from its start. */
export interface ParsedPart {
  readonly tree: Tree
  /** The span of the value, or of the list that contains the item. */
  readonly span: Span
  /** End of the document if this is the last part. */
  readonly end: number
  /** Paths start with the key, for an item with the key and 0. */
  readonly diagnostics: readonly SpanDiagnostic[]
  readonly lexemes: number
}

/** Diagnostics that depend on other parts. */
const ABOUT_OTHERS: ReadonlySet<DiagnosticCode> = new Set(['yaml/duplicate-key', 'yaml/alias'])

/** Returns undefined if the part has an error, or a diagnostic that needs the whole text. */
export function parsePart(
  part: Part,
  count: (lexemes: number) => void = () => {},
): ParsedPart | undefined {
  if (part.hasStray) return undefined
  // Add the key so that an item parses as in the whole text.
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

function onlyMap(tree: Tree): MapTree | undefined {
  if (tree.kind !== 'list' || tree.flow || tree.items.length !== 1) return undefined
  const [item] = tree.items
  return item?.kind === 'map' ? item : undefined
}
