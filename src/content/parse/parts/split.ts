/** An independent part of a site file: a top-level entry, or an item of its list. */
export interface Part {
  readonly key: string
  /** Position in the list; undefined for a whole entry. */
  readonly item: number | undefined
  readonly keyStart: number
  readonly start: number
  readonly text: string
  /** Set if an unindented line may belong to another part, so the whole text must be parsed. */
  readonly hasStray?: true
}

const LINE_BREAK = 10
const SPACE = 32
const HASH = 35
const HYPHEN = 45

/** A key that is text in any context. */
const KEY = /([A-Za-z][A-Za-z0-9_-]*):(?=[ \n]|$)/y
const NO_TEXT = /^(null|true|false)$/i
/** Lists of plain texts, parsed as one part. */
const LISTS_OF_TEXTS: ReadonlySet<string> = new Set(['gone'])
const KEY_ALONE = /^[\w-]+: *(#.*)?$/

/**
 * Only top-level entries and items have so little indentation (YAML 1.2, 6.1 and 8.2), so parts that are valid on
 * their own are valid together. Undefined if the first line is not a plain key.
 */
export function splitIntoParts(text: string): Part[] | undefined {
  const keys: { readonly key: string; readonly start: number }[] = []
  const lists = new Map<number, number[]>()
  const withStray = new Set<number>()
  let items: number[] = []
  let indentation: number | undefined
  const stray = () => withStray.add(items.at(-1) ?? keys.at(-1)?.start ?? 0)
  for (let at = 0; at < text.length; at = afterLine(text, at)) {
    const first = text.charCodeAt(at)
    if (first === LINE_BREAK || first === HASH) continue
    const depth = first === SPACE ? depthAt(text, at) : 0
    const sign = text.charCodeAt(at + depth)
    if (sign === LINE_BREAK || sign === HASH || Number.isNaN(sign)) continue
    if (isItem(text, at + depth) && keys.length > 0) {
      indentation ??= depth
      if (depth === indentation) items.push(at)
      else if (depth === 0) stray()
      continue
    }
    if (depth > 0) {
      if (keys.length === 0) return undefined
      // Text before the first item, or a value that is not a list.
      indentation ??= NONE
      continue
    }
    KEY.lastIndex = at
    const key = KEY.exec(text)?.[1]
    if (key === undefined || NO_TEXT.test(key)) {
      if (keys.length === 0) return undefined
      indentation ??= NONE
      stray()
      continue
    }
    items = []
    lists.set(at, items)
    keys.push({ key, start: at })
    indentation = KEY_ALONE.test(lineAt(text, at)) ? undefined : NONE
  }
  return keys.flatMap(({ key, start }, index): Part[] => {
    const end = keys[index + 1]?.start ?? text.length
    const from = index === 0 ? 0 : start
    const whole = {
      key,
      item: undefined,
      keyStart: start,
      start: from,
      text: text.slice(from, end),
    }
    const items = lists.get(start) ?? []
    const isWhole = items.length === 0 || LISTS_OF_TEXTS.has(key)
    const strayIn = (places: readonly number[]) =>
      places.some((at) => withStray.has(at)) ? { hasStray: true as const } : {}
    if (isWhole) return [{ ...whole, ...strayIn([start, ...items]) }]
    return cut(text, whole, items, end).map((part) => ({ ...part, ...strayIn([part.start]) }))
  })
}

const NONE = -1

const cut = (text: string, whole: Part, items: readonly number[], end: number): Part[] =>
  items.map((start, item) => {
    const next = items[item + 1]
    // Indentation before a hyphen belongs to the previous item.
    const to = next === undefined ? end : next + depthAt(text, next)
    return { ...whole, item, start, text: text.slice(start, to) }
  })

const afterLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(at, end === -1 ? text.length : end)
}

function depthAt(text: string, at: number): number {
  let end = at
  while (text.charCodeAt(end) === SPACE) end += 1
  return end - at
}

function isItem(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return (
    text.charCodeAt(at) === HYPHEN && (next === SPACE || next === LINE_BREAK || Number.isNaN(next))
  )
}
