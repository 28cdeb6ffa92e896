import { otherKey, unknownKey } from '../diagnostics/schema-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import {
  commaInText,
  missingColon,
  missingSpace,
  unopenedQuote,
} from '../diagnostics/yaml-messages.ts'
import { getKeySpan } from '../locate.ts'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'
import { isBareWord, type MapTree, type Tree } from '../tree.ts'

/** A map with keys that do not belong there. */
export interface Strange {
  readonly keys: readonly string[]
  /** The map as it stands in the file. */
  readonly own: MapTree | undefined
  readonly known: readonly string[]
  /** Known keys that are needed and not there. */
  readonly missing: readonly string[]
  /** What the schema says of the value of a strange key, if that stood under another name. */
  readonly as: (key: string, name: string) => Fit
}

/** How the value of one key suits another one. */
export interface Fit {
  /** Whether it can be its value. */
  readonly fits: () => boolean
  /** Whether it has at least its form: a list, a group, or a text. */
  readonly isAlike: boolean
  /** What the other key is for. */
  readonly about: string | undefined
}

/** A key with a wrong name, and what is to be said of it. */
export interface Called {
  readonly key: string
  readonly message: Message
  /** Which part of the key the message is about, if not all of it: from and to, in characters. */
  readonly part?: readonly [number, number]
}

/** The same with the name that was probably meant. */
export interface Misnamed extends Called {
  readonly meant: string | undefined
  /** Needed keys of which nothing need be said besides. */
  readonly covers?: readonly string[]
}

/** Keys that had another name in earlier versions. */
const RENAMED: ReadonlyMap<string, string> = new Map([['promises', 'counts']])

/** Finds out what unknown keys were meant to be, each by another name. */
export function misnamed({ keys, own, known, missing, as }: Strange): Misnamed[] {
  const free = known.filter((name) => !own?.entries.has(name))
  const [firstCut, ...others] = cutTexts(own, known)
  const cut = new Set(others)
  const found = keys.flatMap((key): Misnamed[] => {
    if (cut.has(key)) return []
    if (key === firstCut) return isAnyGlued(own, known) ? [] : [cutText(key)]
    const glued = gluedTo(key, free)
    if (glued) return [{ key, ...glued }]
    const meant =
      free.find((name) => name === RENAMED.get(key)) ??
      findClosestWord(key, missing) ??
      findClosestWord(key, free)
    return [{ key, meant, message: unknownKey(key, meant, known) }]
  })
  const left = missing.filter((name) => !found.some(({ meant }) => meant === name))
  const strange = found.filter(
    ({ meant, message }) => !meant && message.code === 'schema/unknown-key',
  )
  // As many strange names as missing ones: those are most likely the same.
  const same = strange.length === left.length
  const places = new Map(strange.map((one, index) => [one, index]))
  // A map of strange names only is something else; that it lacks what is needed goes without saying.
  const covers = keys.length === own?.entries.size ? left : []
  return found.map((one) => {
    const place = places.get(one)
    if (place === undefined) return { ...one, covers }
    const alike = left.filter((name) => as(one.key, name).isAlike)
    const meant = same ? left[place] : alike.length === 1 ? alike[0] : undefined
    if (!meant) return { ...one, covers }
    const { fits, about } = as(one.key, meant)
    const message = fits() ? unknownKey(one.key, meant, known) : otherKey(one.key, meant, about)
    return { ...one, meant, message }
  })
}

function cutText(key: string): Misnamed {
  const meant = undefined
  // `{ alt: A text, that goes on" }`: with its first quote, it would be one.
  return /[^\s"]"$/.test(key)
    ? { key, meant, message: unopenedQuote(), part: [key.length - 1, key.length] }
    : { key, meant, message: commaInText(key) }
}

/** The key that was meant to be `name` in a map that has no such key. */
export function misnamedAs(name: string, map: Tree): Misnamed | undefined {
  if (map.kind !== 'map' || map.entries.has(name)) return undefined
  for (const key of map.entries.keys()) {
    const glued = gluedTo(key, [name])
    if (glued) return { key, ...glued }
    const meant = findClosestWord(key, [name])
    if (meant) return { key, meant, message: unknownKey(key, meant, []) }
  }
  return undefined
}

/** The diagnostic about a key with a wrong name. */
export function placed(root: MapTree, { message, part }: Called, path: Path): SpanDiagnostic {
  const span = getKeySpan(root, path)
  const [from, to] = part ?? [0, span.end - span.start]
  return { ...message, span: { start: span.start + from, end: span.start + to }, path }
}

/** `key:value`, `key value`, `key = value`: YAML takes all of it as the key. */
function gluedTo(key: string, free: readonly string[]): Omit<Misnamed, 'key'> | undefined {
  for (const meant of free) {
    const [, space = '', sign = ''] =
      (key.startsWith(meant) && /^(\s*)([:=;：]|(?<=\s))\s*\S/.exec(key.slice(meant.length))) || []
    const at = meant.length + space.length
    if (sign === ':') return { meant, message: missingSpace(key.slice(at + 1)), part: [at, at + 1] }
    if (sign) return { meant, message: missingColon(sign), part: [at, at + 1] }
    if (space) return { meant, message: missingColon(), part: [0, meant.length] }
  }
  return undefined
}

/** `{ label: Yes, no }`: words between commas that have no colon. */
const cutTexts = (own: MapTree | undefined, known: readonly string[]): string[] =>
  own?.flow
    ? [...own.entries].flatMap(([key, entry]) =>
        isBareWord(entry) && !gluedTo(key, known) ? [key] : [],
      )
    : []

/** Behind a key without its colon, quotes do not quote: that commas cut the text there is an echo. */
const isAnyGlued = (own: MapTree | undefined, known: readonly string[]): boolean =>
  [...(own?.entries.keys() ?? [])].some((key) => gluedTo(key, known) !== undefined)
