import type { Source } from '../diagnostics/position.ts'
import type { Message } from '../diagnostics/span-diagnostic.ts'
import { entryTwice, textTwice, titleTwice } from '../diagnostics/text-messages.ts'
import { getLine, getSpan } from '../locate.ts'
import type { Path } from '../model.ts'
import { isPage, type ListTree, type Tree, visitTree } from '../tree.ts'
import type { ReviewedSite, ReviewRule, Warning } from './review-rule.ts'

/** Shorter texts are names and labels, which may be the same. */
const LONG = /^\S+(?:\s+\S+){5}/
const isLong = (text: string) => text.length > 10 && LONG.test(text)

/** Keys that distinguish entries, however short. Names of people and places may repeat. */
const TITLES: ReadonlySet<string> = new Set(['title', 'heading', 'headline', 'question'])

export const repeatedEntries: ReviewRule = {
  code: 'text/twice',
  check: (site) =>
    findLists(site, site.root).flatMap(({ size, copies, path }) => {
      // After a recovered error, a list may contain entries of another one.
      const isBroken = Array.from({ length: size }, (_, index) => [...path, index]).some((item) =>
        site.poison.touches(item),
      )
      return isBroken ? [] : copies.map((copy) => toWarning(site, path, copy))
    }),
}

export interface RepetitiveList {
  /** In the value that was searched. */
  readonly path: Path
  readonly size: number
  readonly copies: readonly Copy[]
}

function findLists(site: ReviewedSite, root: Tree): RepetitiveList[] {
  const { source, textCache } = site
  const found: RepetitiveList[] = []
  visitTree(root, (tree, path) => {
    if (isPage(tree, path)) {
      const inside = textCache.lists.getOrCompute(tree.data, [], () => findLists(site, tree))
      for (const list of inside) found.push({ ...list, path: [...path, ...list.path] })
      return false
    }
    if (tree.kind !== 'list') return true
    const copies = findCopies(source, tree)
    if (copies.length > 0) found.push({ path: [...path], size: tree.items.length, copies })
    return true
  })
  return found
}

interface Copy {
  readonly copy: Path
  readonly first: Path
  readonly isWholeEntry?: true
}

function findCopies(source: Source, { items }: ListTree): Copy[] {
  if (items.length < 2) return []
  /** The first entry with each text, by the key of the text. */
  const owners = new Map<string | undefined, Map<string, number>>()
  return items.flatMap((item, index): Copy[] => {
    if (isCopy(source, item, items[index - 1]))
      return [{ copy: [index], first: [index - 1], isWholeEntry: true }]
    const copies = listTexts(item).flatMap(({ key, text }): Copy[] => {
      const known = owners.get(key) ?? new Map<string, number>()
      owners.set(key, known)
      const first = known.get(text)
      if (first === undefined) known.set(text, index)
      const toPath = (at: number): Path => (key === undefined ? [at] : [at, key])
      return first === undefined ? [] : [{ copy: toPath(index), first: toPath(first) }]
    })
    return copies.slice(0, 1)
  })
}

/** Entries with a path or id have their own diagnostics. */
const isCopy = ({ text }: Source, item: Tree, before: Tree | undefined): boolean =>
  item.kind === 'map' &&
  before?.kind === 'map' &&
  !item.entries.has('id') &&
  !item.entries.has('path') &&
  text.slice(item.span.start, item.span.end) === text.slice(before.span.start, before.span.end)

function listTexts(item: Tree): { key?: string; text: string }[] {
  if (item.kind === 'scalar')
    return typeof item.value === 'string' && isLong(item.value) ? [{ text: item.value }] : []
  if (item.kind === 'list' || item.entries.has('path')) return []
  const texts: { key: string; text: string }[] = []
  for (const [key, { value }] of item.entries) {
    const text = value.kind === 'scalar' && typeof value.value === 'string' ? value.value : ''
    if (isLong(text) || (text !== '' && TITLES.has(key))) texts.push({ key, text })
  }
  return texts
}

function toWarning(
  { source, root }: ReviewedSite,
  list: Path,
  { copy, first, isWholeEntry }: Copy,
): Warning {
  const path = [...list, ...copy]
  const line = getLine(source, root, [...list, ...first])
  const { start } = getSpan(root, path)
  if (isWholeEntry) return { ...entryTwice(line), span: { start, end: start + 1 }, path }
  return { ...getMessage(String(copy[1]), line), path }
}

const getMessage = (key: string, line: number): Message =>
  TITLES.has(key) ? titleTwice(key, line) : textTwice(line)
