import { type Source, toPoint } from '../diagnostics/position.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { entryTwice, textTwice, titleTwice } from '../diagnostics/text-messages.ts'
import type { Path } from '../model.ts'
import type { Data, ListTree, MapTree, Tree } from '../tree.ts'

/** Shorter texts are names and labels, which may be the same. */
const LONG = /^\S+(?:\s+\S+){5}/

/** Keys that distinguish entries, however short. Names of people and places may repeat. */
const TITLES: ReadonlySet<string> = new Set(['title', 'heading', 'headline', 'question'])

/** Maps without repetitions. Most are unchanged between compilations. */
const clean = new WeakSet<Data>()

export function findRepeatedEntries(
  source: Source,
  root: MapTree,
  isDoubtful: (path: Path) => boolean,
): SpanDiagnostic[] {
  const found: SpanDiagnostic[] = []
  const lineOf = ({ span }: Tree) => toPoint(source, span.start).line
  /** Returns whether nothing is repeated. */
  const visit = (tree: Tree, path: Path): boolean => {
    if (tree.kind === 'scalar') return true
    if (tree.kind === 'map') {
      if (clean.has(tree.data)) return true
      let isClean = true
      for (const [key, { value }] of tree.entries)
        if (value.kind !== 'scalar' && !visit(value, [...path, key])) isClean = false
      if (isClean) clean.add(tree.data)
      return isClean
    }
    const all = findCopies(tree)
    // After a recovered error, a list may contain entries of another one.
    const isBroken = all.size > 0 && tree.items.some((_, index) => isDoubtful([...path, index]))
    const copies = isBroken ? new Map<number, Copy>() : all
    let isClean = all.size === 0
    for (const [index, { text, first, key }] of copies) {
      const at = key === undefined ? [...path, index] : [...path, index, key]
      if (isDoubtful(at)) continue
      const { start } = text.span
      const end = text.kind === 'scalar' ? text.span.end : start + 1
      const message = toMessage(text, key, lineOf(first))
      found.push({ ...message, span: { start, end }, path: at })
    }
    tree.items.forEach((item, index) => {
      if (!copies.has(index) && !visit(item, [...path, index])) isClean = false
    })
    return isClean
  }
  visit(root, [])
  return found
}

function toMessage(text: Tree, key: string | undefined, line: number): Message {
  if (key !== undefined && TITLES.has(key)) return titleTwice(key, line)
  return (key === undefined && text.kind === 'map' ? entryTwice : textTwice)(line)
}

interface Copy {
  readonly text: Tree
  readonly first: Tree
  readonly key?: string
}

function findCopies({ items }: ListTree): ReadonlyMap<number, Copy> {
  const copies = new Map<number, Copy>()
  const texts = new Map<string, Tree>()
  items.forEach((item, index) => {
    const before = items[index - 1]
    if (isCopy(item, before)) {
      copies.set(index, { text: item, first: before })
      return
    }
    for (const { key, text, words } of listLongTexts(item)) {
      const name = `${key ?? ''}\n${words}`
      const first = texts.get(name)
      if (!first) texts.set(name, text)
      else if (!copies.has(index))
        copies.set(index, { text, first, ...(key === undefined ? {} : { key }) })
    }
  })
  return copies
}

/** Entries with a path or id have their own diagnostics. */
const isCopy = (item: Tree, before: Tree | undefined): before is MapTree =>
  item.kind === 'map' &&
  before?.kind === 'map' &&
  !item.entries.has('id') &&
  !item.entries.has('path') &&
  isSame(item.data, before.data)

/** By key. Excludes pages, which `near-copies.ts` compares. */
function listLongTexts(item: Tree): { key?: string; text: Tree; words: string }[] {
  const long = (text: Tree, key?: string) => {
    const words = text.kind === 'scalar' && typeof text.value === 'string' ? text.value : ''
    const isTitle = key !== undefined && TITLES.has(key) && words !== ''
    return isTitle || LONG.test(words) ? [{ text, words, ...(key ? { key } : {}) }] : []
  }
  if (item.kind === 'scalar') return long(item)
  if (item.kind === 'list' || item.entries.has('path')) return []
  return [...item.entries].flatMap(([key, { value }]) => long(value, key))
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    keys.length === others.length &&
    keys.every((key) =>
      isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}
