import { otherKey, renamedKey, unknownKey } from '../diagnostics/schema-messages.ts'
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

export interface Strange {
  readonly keys: readonly string[]
  readonly own: MapTree | undefined
  readonly known: readonly string[]
  readonly missing: readonly string[]
  /** Tests the value of an unknown key against the schema of another key. */
  readonly as: (key: string, name: string) => Fit
}

export interface Fit {
  readonly fits: () => boolean
  readonly isAlike: boolean
  readonly about: string | undefined
}

export interface Called {
  readonly key: string
  readonly message: Message
  readonly part?: readonly [number, number]
}

export interface Misnamed extends Called {
  readonly meant: string | undefined
  /** Missing keys that need no diagnostic of their own. */
  readonly covers?: readonly string[]
}

/** Finds the intended key for each unknown key. No key is suggested twice. */
export function misnamed({ keys, own, known, missing, as }: Strange): Misnamed[] {
  const free = known.filter((name) => !own?.entries.has(name))
  const [firstCut, ...others] = cutTexts(own, known)
  const cut = new Set(others)
  const found = keys.flatMap((key): Misnamed[] => {
    if (cut.has(key)) return []
    if (key === firstCut) return isAnyGlued(own, known) ? [] : [cutText(key)]
    const glued = gluedTo(key, free)
    if (glued) return [{ key, ...glued }]
    const renamed = findRenamedKey(key, free)
    if (renamed) return [{ key, meant: renamed, message: renamedKey(key, renamed) }]
    const meant = findClosestWord(key, missing) ?? findClosestWord(key, free)
    return [{ key, meant, message: unknownKey(key, meant, known) }]
  })
  const left = missing.filter((name) => !found.some(({ meant }) => meant === name))
  const strange = found.filter(
    ({ meant, message }) => !meant && message.code === 'schema/unknown-key',
  )
  // Equal numbers of unknown and missing keys probably correspond.
  const same = strange.length === left.length
  const places = new Map(strange.map((one, index) => [one, index]))
  // If all keys are unknown, the map is something else, so its missing keys are not reported.
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
  // `{ alt: A text, that goes on" }`: the opening quote is missing.
  return /[^\s"]"$/.test(key)
    ? { key, meant, message: unopenedQuote(), part: [key.length - 1, key.length] }
    : { key, meant, message: commaInText(key) }
}

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

export function placed(root: MapTree, { message, part }: Called, path: Path): SpanDiagnostic {
  const span = getKeySpan(root, path)
  const [from, to] = part ?? [0, span.end - span.start]
  return { ...message, span: { start: span.start + from, end: span.start + to }, path }
}

/** `key:value`, `key value`, `key = value`: YAML reads all of it as the key. */
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

/** `{ label: Yes, no }`: words in braces without a colon. */
const cutTexts = (own: MapTree | undefined, known: readonly string[]): string[] =>
  own?.flow
    ? [...own.entries].flatMap(([key, entry]) =>
        isBareWord(entry) && !gluedTo(key, known) ? [key] : [],
      )
    : []

/** Without the colon after a key, quotes have no effect, so commas cut the text. */
const isAnyGlued = (own: MapTree | undefined, known: readonly string[]): boolean =>
  [...(own?.entries.keys() ?? [])].some((key) => gluedTo(key, known) !== undefined)
