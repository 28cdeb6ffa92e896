import { z } from 'zod'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'
import { getValueAt, isObject } from '../value-at.ts'

/** An issue of zod. Keys of a site are never symbols. */
export type Issue = WithPath<z.core.$ZodIssue>

type WithPath<I> = I extends unknown ? Omit<I, 'path'> & { readonly path: Path } : never

export interface PartialParse<T> {
  /** Undefined if there are issues. */
  readonly data: T | undefined
  /** Valid values are transformed, also beside invalid ones; invalid values are unchanged. */
  readonly partial: unknown
  /** For a union, the issues of the option that fits best. */
  readonly issues: readonly Issue[]
}

const CONTEXT = { async: false } as const

/** Like `safeParse`, which discards the valid values if another one is invalid. */
export function parsePartially<T>(schema: z.core.$ZodType<T>, value: unknown): PartialParse<T> {
  const result = schema._zod.run({ value, issues: [] }, CONTEXT)
  if (result instanceof Promise) throw new Error('Schemas of a site must be synchronous.')
  // Without issues, the value has the output type of the schema.
  if (result.issues.length === 0)
    return { data: result.value as T, partial: result.value, issues: [] }
  let partial = result.value
  const issues = result.issues.flatMap((raw): readonly Issue[] => {
    const path = toPath(raw.path ?? [])
    const issue = { ...z.core.util.finalizeIssue(raw, CONTEXT, z.core.config()), path }
    const input = getValueAt(value, path)
    const option =
      issue.code === 'invalid_union' ? selectOption(raw.inst, issue.errors, input) : undefined
    if (!option) return [issue]
    const inside = parsePartially(option, input)
    partial = setValueAt(partial, path, inside.partial)
    return inside.issues.map((one) => ({ ...one, path: [...path, ...one.path] }))
  })
  return { data: undefined, partial, issues }
}

const toPath = (keys: readonly PropertyKey[]): (string | number)[] =>
  keys.map((key) => (typeof key === 'symbol' ? String(key) : key))

function selectOption(
  union: unknown,
  options: readonly z.core.$ZodIssue[][],
  value: unknown,
): z.core.$ZodType | undefined {
  if (!(union instanceof z.ZodUnion)) return undefined
  const keys = isObject(value) ? Object.keys(value).length : 1
  const [best] = options
    .map((issues, index) => ({ issues, index, unknown: countUnknownKeys(issues) }))
    .filter(({ issues, unknown }) => !issues.some(isTypeMismatch) && unknown < keys)
    .sort((a, b) => a.unknown - b.unknown || a.issues.length - b.issues.length)
  return best && union.options[best.index]
}

const isTypeMismatch = ({ path, code }: z.core.$ZodIssue): boolean =>
  path.length === 0 && code === 'invalid_type'

/** Without misspelt keys. */
function countUnknownKeys(issues: readonly z.core.$ZodIssue[]): number {
  const unknown = issues.flatMap((one) =>
    one.code === 'unrecognized_keys' && one.path.length === 0 ? one.keys : [],
  )
  const missing = issues.flatMap(({ code, path }) =>
    code === 'invalid_type' && path.length === 1 ? [String(path[0])] : [],
  )
  return unknown.filter((key) => findClosestWord(key, missing) === undefined).length
}

function setValueAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === key ? setValueAt(item, rest, value) : item))
  if (!isObject(whole)) return whole
  const entries = Object.entries(whole)
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? setValueAt(item, rest, value) : item]),
  )
}
