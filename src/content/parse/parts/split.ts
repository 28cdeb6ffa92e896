/** An independent part of a site file: a top-level entry, or an item of its list. */
export interface Part {
  readonly key: string
  /** Position in the list; undefined for a whole entry. */
  readonly item: number | undefined
  readonly keyStart: number
  readonly start: number
  readonly text: string
  /** Set if an unindented line may belong to another part, so the whole text must be parsed. */
  readonly hasStray?: boolean
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

interface Entry {
  readonly key: string
  readonly start: number
  readonly items: number[]
  /** Of the items; NONE if the value is not a list. */
  indent: number | undefined
  readonly strays: Set<number>
}

const NONE = -1

/**
 * Only top-level entries and items have so little indentation (YAML 1.2, 6.1 and 8.2), so parts that are valid on
 * their own are valid together. Undefined if the first line is not a plain key.
 */
export function splitIntoParts(text: string): Part[] | undefined {
  const entries: Entry[] = []
  for (let at = 0; at < text.length; at = findNextLine(text, at)) {
    const depth = countSpaces(text, at)
    const sign = text.charCodeAt(at + depth)
    if (sign === LINE_BREAK || sign === HASH || Number.isNaN(sign)) continue
    const key = depth === 0 ? findKey(text, at) : undefined
    const entry = entries.at(-1)
    if (key !== undefined) {
      const indent = KEY_ALONE.test(getLine(text, at)) ? undefined : NONE
      entries.push({ key, start: at, items: [], indent, strays: new Set() })
    } else if (!entry) return undefined
    else {
      entry.indent ??= isItem(text, at + depth) ? depth : NONE
      if (isItem(text, at + depth) && depth === entry.indent) entry.items.push(at)
      else if (depth === 0) entry.strays.add(entry.items.at(-1) ?? entry.start)
    }
  }
  return entries.flatMap((entry, index) => {
    const end = entries[index + 1]?.start ?? text.length
    return toParts(text, entry, index === 0 ? 0 : entry.start, end)
  })
}

function toParts(text: string, entry: Entry, start: number, end: number): Part[] {
  const { key, items, strays } = entry
  const placed = { key, keyStart: entry.start }
  if (items.length === 0 || LISTS_OF_TEXTS.has(key))
    return [
      {
        ...placed,
        item: undefined,
        start,
        text: text.slice(start, end),
        hasStray: strays.size > 0,
      },
    ]
  return items.map((from, item) => {
    const next = items[item + 1]
    // Indentation before a hyphen belongs to the previous item.
    const to = next === undefined ? end : next + countSpaces(text, next)
    return { ...placed, item, start: from, text: text.slice(from, to), hasStray: strays.has(from) }
  })
}

function findKey(text: string, at: number): string | undefined {
  KEY.lastIndex = at
  const key = KEY.exec(text)?.[1]
  return key === undefined || NO_TEXT.test(key) ? undefined : key
}

const findNextLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

function getLine(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(at, end === -1 ? text.length : end)
}

function countSpaces(text: string, at: number): number {
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
