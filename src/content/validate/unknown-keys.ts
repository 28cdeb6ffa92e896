import { misplacedKey, otherKey, renamedKey, unknownKey } from '../diagnostics/schema-messages.ts'
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
import { findRenamedKey } from './renames.ts'

export interface UnknownKeys {
  readonly keys: readonly string[]
  readonly own: MapTree | undefined
  readonly known: readonly string[]
  readonly missing: readonly string[]
  /** Tests the value of an unknown key against the schema of another key. */
  readonly as: (key: string, name: string) => Fit
  /** Describes where an unknown key belongs. */
  readonly find: (key: string) => string | undefined
}

export interface Fit {
  readonly fits: () => boolean
  readonly isAlike: boolean
  readonly about: string | undefined
}

export interface KeyMessage {
  readonly key: string
  readonly message: Message
  readonly part?: readonly [number, number]
}

export interface UnknownKey extends KeyMessage {
  readonly suggestion: string | undefined
  /** Missing keys that need no diagnostic of their own. */
  readonly covers?: readonly string[]
}

/** No key is suggested twice. */
export function explainUnknownKeys({
  keys,
  own,
  known,
  missing,
  as,
  find,
}: UnknownKeys): UnknownKey[] {
  const free = known.filter((name) => !own?.entries.has(name))
  const [firstCut, ...others] = cutTexts(own, known)
  const cut = new Set(others)
  const found = keys.flatMap((key): UnknownKey[] => {
    if (cut.has(key)) return []
    if (key === firstCut) return isAnyGlued(own, known) ? [] : [cutText(key)]
    const glued = findGluedKey(key, free)
    if (glued) return [{ key, ...glued }]
    const renamed = findRenamedKey(key, free)
    if (renamed) return [{ key, suggestion: renamed, message: renamedKey(key, renamed) }]
    const place = find(key)
    if (place) return [{ key, suggestion: undefined, message: misplacedKey(key, place) }]
    const suggestion =
      findClosestWord(key, missing) ?? findSynonym(key, free) ?? findClosestWord(key, free)
    return [{ key, suggestion, message: unknownKey(key, suggestion, known) }]
  })
  const left = missing.filter((name) => !found.some(({ suggestion }) => suggestion === name))
  const unexplained = found.filter(
    ({ suggestion, message }) => !suggestion && message.code === 'schema/unknown-key',
  )
  // Equal numbers of unknown and missing keys probably correspond.
  const same = unexplained.length === left.length
  const places = new Map(unexplained.map((one, index) => [one, index]))
  // If all keys are unknown, the map is something else, so its missing keys are not reported.
  const covers = keys.length === own?.entries.size ? left : []
  return found.map((one) => {
    const place = places.get(one)
    if (place === undefined) return { ...one, covers }
    const alike = left.filter((name) => as(one.key, name).isAlike)
    const suggestion = same ? left[place] : alike.length === 1 ? alike[0] : undefined
    if (!suggestion) return { ...one, covers }
    const { fits, about } = as(one.key, suggestion)
    const message = fits()
      ? unknownKey(one.key, suggestion, known)
      : otherKey(one.key, suggestion, about)
    return { ...one, suggestion, message }
  })
}

/** Names that other tools have for a key. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['title', 'heading'],
  ['headline', 'heading'],
  ['subtitle', 'intro'],
  ['link', 'to'],
  ['url', 'to'],
  ['href', 'to'],
  ['type', 'kind'],
  ['submit', 'send'],
  ['button', 'send'],
  ['choices', 'options'],
  ['hint', 'help'],
  ['description', 'help'],
])

function findSynonym(key: string, free: readonly string[]): string | undefined {
  const name = SYNONYMS.get(key)
  return name !== undefined && free.includes(name) ? name : undefined
}

function cutText(key: string): UnknownKey {
  const suggestion = undefined
  // `{ alt: A text, that goes on" }`: the opening quote is missing.
  return /[^\s"]"$/.test(key)
    ? { key, suggestion, message: unopenedQuote(), part: [key.length - 1, key.length] }
    : { key, suggestion, message: commaInText(key) }
}

export function findMisspelledKey(name: string, map: Tree): UnknownKey | undefined {
  if (map.kind !== 'map' || map.entries.has(name)) return undefined
  for (const key of map.entries.keys()) {
    const glued = findGluedKey(key, [name])
    if (glued) return { key, ...glued }
    const suggestion = findClosestWord(key, [name])
    if (suggestion) return { key, suggestion, message: unknownKey(key, suggestion, []) }
  }
  return undefined
}

export function locateKey(
  root: MapTree,
  { message, part }: KeyMessage,
  path: Path,
): SpanDiagnostic {
  const span = getKeySpan(root, path)
  const [from, to] = part ?? [0, span.end - span.start]
  return { ...message, span: { start: span.start + from, end: span.start + to }, path }
}

/** `key:value`, `key value`, `key = value`: YAML reads all of it as the key. */
function findGluedKey(key: string, free: readonly string[]): Omit<UnknownKey, 'key'> | undefined {
  for (const suggestion of free) {
    const [, space = '', sign = ''] =
      (key.startsWith(suggestion) &&
        /^(\s*)([:=;：]|(?<=\s))\s*\S/.exec(key.slice(suggestion.length))) ||
      []
    const at = suggestion.length + space.length
    if (sign === ':')
      return { suggestion, message: missingSpace(key.slice(at + 1)), part: [at, at + 1] }
    if (sign) return { suggestion, message: missingColon(sign), part: [at, at + 1] }
    if (space) return { suggestion, message: missingColon(), part: [0, suggestion.length] }
  }
  return undefined
}

/** `{ label: Yes, no }`: words in braces without a colon. */
const cutTexts = (own: MapTree | undefined, known: readonly string[]): string[] =>
  own?.flow
    ? [...own.entries].flatMap(([key, entry]) =>
        isBareWord(entry) && !findGluedKey(key, known) ? [key] : [],
      )
    : []

/** Without the colon after a key, quotes have no effect, so commas cut the text. */
const isAnyGlued = (own: MapTree | undefined, known: readonly string[]): boolean =>
  [...(own?.entries.keys() ?? [])].some((key) => findGluedKey(key, known) !== undefined)
