import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml'
import type { Source, Span } from '../diagnostics/position.ts'
import { toPoint } from '../diagnostics/position.ts'
import type { SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import * as messages from '../diagnostics/yaml-messages.ts'
import type { Path } from '../model.ts'
import {
  createMap,
  type Entry,
  isOmitted,
  type ListTree,
  type MapTree,
  type ScalarTree,
  type Tree,
} from '../tree.ts'
import { hasInvisible } from './characters.ts'
import { findOddEdge, findSilentLoss } from './silent-loss.ts'

/** Also reports text that YAML accepts but changes. */
export function buildTree(
  document: Document.Parsed,
  source: Source,
): { tree: Tree; diagnostics: SpanDiagnostic[] } {
  const builder = new TreeBuilder(source)
  const tree = builder.node(document.contents, [], {
    start: 0,
    end: Math.min(1, source.text.length),
  })
  return { tree, diagnostics: builder.diagnostics }
}

class TreeBuilder {
  readonly diagnostics: SpanDiagnostic[] = []
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** @param fallback span of a missing value */
  node(node: Node | null, path: Path, fallback: Span): Tree {
    const span = toSpan(node) ?? fallback
    if (node && 'anchor' in node && node.anchor) this.#prefix('&', span, path)
    if (node?.tag !== undefined) this.#prefix('!', span, path)
    if (isAlias(node)) {
      this.#report(messages.alias('*'), span, path)
      return { kind: 'scalar', span, value: null, source: '' }
    }
    if (isMap(node))
      return this.#map(node.items as Pair<Node, Node | null>[], span, path, node.flow === true)
    if (isSeq(node)) return this.#list(node.items as Node[], span, path, node.flow === true)
    return isScalar(node)
      ? this.#scalar(node, span, path)
      : { kind: 'scalar', span, value: null, source: '' }
  }

  #map(pairs: readonly Pair<Node, Node | null>[], span: Span, path: Path, flow: boolean): MapTree {
    const entries = new Map<string, Entry>()
    let repeated: string | undefined
    for (const { key, value } of pairs) {
      const at = toSpan(key) ?? span
      if (!isScalar(key) || isAlias(key) || key.value === null) {
        // `{name}: text` is text that starts with a brace.
        const open = (isMap(key) && '{') || (isSeq(key) && '[')
        if (open && key.flow) {
          this.#report(messages.specialStart(open), { start: at.start, end: at.start + 1 }, path)
        } else this.#report(messages.keyNotText(), at, path)
        continue
      }
      const name = this.#readKey(key, at, path)
      const tree = this.node(value, [...path, name], at)
      const first = entries.get(name)
      if (first) {
        const { line } = toPoint(this.#source, first.key.start)
        // Report repeated lines once.
        this.#report(
          messages.duplicateKey(name, line, typeof path.at(-1) === 'number'),
          at,
          [...path, name],
          repeated !== undefined && repeated !== name,
        )
      } else entries.set(name, { key: at, value: tree })
      repeated = first && name
    }
    return createMap(entries, span, flow)
  }

  #readKey({ value, source, type }: Scalar, at: Span, path: Path): string {
    const key = typeof value === 'string' ? value : String(source ?? value)
    const odd = type === 'PLAIN' ? findOddEdge(key) : undefined
    if (odd === undefined) return key
    const start = at.start + odd
    const name = key.trim()
    this.#report(messages.oddSpace(key.slice(odd)), { start, end: start + 1 }, [...path, name])
    return name
  }

  #list(nodes: readonly Node[], span: Span, path: Path, flow: boolean): ListTree {
    const items = nodes.map((item, index): Tree => {
      const tree = this.node(item, [...path, index], span)
      return isOmitted(tree) && !flow ? { ...tree, span: this.#hyphenBefore(tree.span) } : tree
    })
    return { kind: 'list', span, items, flow }
  }

  #hyphenBefore({ start }: Span): Span {
    const hyphen = this.#source.text.lastIndexOf('-', start)
    return { start: hyphen, end: hyphen + 1 }
  }

  #scalar(node: Scalar, span: Span, path: Path): ScalarTree {
    const { text } = this.#source
    const loss = findSilentLoss(node, text, span, typeof path.at(-1) === 'number')
    if (loss) this.#report(loss, loss.span, path)
    if (
      typeof node.value === 'string' &&
      hasInvisible(node.value) &&
      !hasInvisible(text.slice(span.start, span.end))
    ) {
      const code = [...node.value].find((character) => hasInvisible(character))?.codePointAt(0) ?? 0
      this.#report(messages.controlCharacter(code), span, path)
    }
    const value = node.value as unknown
    return {
      kind: 'scalar',
      span,
      value:
        typeof value === 'number' || typeof value === 'boolean' || value === null
          ? value
          : String(value),
      source: node.source ?? '',
    }
  }

  /** Anchors and tags precede their value. */
  #prefix(sign: '&' | '!', { start }: Span, path: Path) {
    const { text } = this.#source
    const last = text.lastIndexOf(sign, start)
    // `!!str` and `&&x` have two signs.
    const first = text.charAt(last - 1) === sign ? last - 1 : last
    const at = last === -1 ? start : first
    this.#report(
      sign === '&' ? messages.alias('&') : messages.tag(),
      { start: at, end: at + 1 },
      path,
    )
  }

  #report(
    found: { code: SpanDiagnostic['code']; message: string; hint?: string | undefined },
    span: Span,
    path: Path,
    isEcho = false,
  ) {
    const { code, message, hint } = found
    this.diagnostics.push({ code, message, hint, span, path, isEcho })
  }
}

function toSpan(node: Node | null | undefined): Span | undefined {
  if (!node?.range) return undefined
  const [start, end] = node.range
  return { start, end: Math.max(start, end) }
}
