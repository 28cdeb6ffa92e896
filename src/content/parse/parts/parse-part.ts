import type { DiagnosticCode } from '../../diagnostics/catalog.ts'
import { createSource, type Span } from '../../diagnostics/position.ts'
import type { SpanDiagnostic } from '../../diagnostics/span-diagnostic.ts'
import type { MapTree, Tree } from '../../tree.ts'
import { buildTree } from '../build-tree.ts'
import { findSyntaxErrors, type YamlSyntaxError } from '../syntax-errors.ts'
import { parseYaml } from '../yaml.ts'
import { shiftError, shiftSpan, shiftTree } from './shift.ts'
import type { Part } from './split.ts'

/** Offsets count from the start of the part. */
export interface ParsedPart {
  /** Missing if a syntax error has changed the shape of the part. */
  readonly tree: Tree | undefined
  /** The span of the value, or of the list that contains the item. */
  readonly span: Span
  /** End of the document if this is the last part. */
  readonly end: number
  readonly syntaxErrors: readonly YamlSyntaxError[]
  /** Paths start with the key, for an item with the key and 0. */
  readonly diagnostics: readonly SpanDiagnostic[]
  readonly lexemes: number
}

const ABOUT_OTHERS: ReadonlySet<DiagnosticCode> = new Set(['yaml/duplicate-key', 'yaml/alias'])

/** Returns undefined if the text must be parsed in one piece. */
export function parsePart(
  part: Part,
  onParse: (lexemes: number) => void = () => {},
): ParsedPart | undefined {
  // Add the key so that an item parses as in the whole text.
  const frame = part.item === undefined ? '' : `${part.key}:\n`
  const text = frame + part.text
  const yaml = parseYaml(text)
  onParse(yaml.lexemes)
  const [document] = yaml.documents
  if (yaml.stopped || !document) return undefined
  const { tree, diagnostics } = buildTree(document, createSource('', text))
  const syntaxErrors = findSyntaxErrors(yaml, text, diagnostics)
  const value = getOnlyValue(tree, part.key)
  const item = part.item === undefined ? value : value && getOnlyItem(value)
  if (syntaxErrors.length === 0) {
    if (part.hasStray || !item) return undefined
    if (diagnostics.some(({ code }) => ABOUT_OTHERS.has(code))) return undefined
  }
  const by = -frame.length
  return {
    tree: item && shiftTree(item, by),
    span: shiftSpan(value?.span ?? tree.span, by),
    end: tree.span.end + by,
    syntaxErrors: syntaxErrors.map((error) => shiftError(error, by)),
    diagnostics: diagnostics.map((one) => ({ ...one, span: shiftSpan(one.span, by) })),
    lexemes: yaml.lexemes,
  }
}

function getOnlyValue(tree: Tree, key: string): Tree | undefined {
  if (tree.kind !== 'map' || tree.flow || tree.entries.size !== 1) return undefined
  return tree.entries.get(key)?.value
}

function getOnlyItem(tree: Tree): MapTree | undefined {
  if (tree.kind !== 'list' || tree.flow || tree.items.length !== 1) return undefined
  const [item] = tree.items
  return item?.kind === 'map' ? item : undefined
}
