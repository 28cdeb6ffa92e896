import type { z } from 'zod'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'

type Issue = z.core.$ZodIssue

/** Replaces the issue of a union with those of the option that fits best. */
export const flattenUnions = (
  issues: readonly Issue[],
  value: unknown,
  prefix: Path = [],
): Issue[] =>
  issues.flatMap((issue): Issue[] => {
    const path = [...prefix, ...(issue.path as Path)]
    const whole = [{ ...issue, path: [...path] }]
    if (issue.code !== 'invalid_union') return whole
    const here = getValueAt(value, issue.path as Path)
    const meant = selectOption(issue.errors, here)
    return meant ? flattenUnions(meant, here, path) : whole
  })

function selectOption(options: readonly Issue[][], value: unknown): Issue[] | undefined {
  const keys = isMap(value) ? Object.keys(value).length : 1
  const [best] = options
    .filter((issues) => !issues.some(isTypeMismatch))
    .map((issues) => ({ issues, strange: findUnknownKeys(issues).length }))
    .filter(({ strange }) => strange < keys)
    .sort((a, b) => a.strange - b.strange || a.issues.length - b.issues.length)
  return best?.issues
}

const isTypeMismatch = ({ path, code }: Issue): boolean =>
  path.length === 0 && code === 'invalid_type'

function findUnknownKeys(issues: readonly Issue[]): string[] {
  const unknown = issues.flatMap((one) =>
    one.code === 'unrecognized_keys' && one.path.length === 0 ? one.keys : [],
  )
  const lacking = issues.flatMap(({ code, path }) =>
    code === 'invalid_type' && path.length === 1 ? [String(path[0])] : [],
  )
  return unknown.filter((key) => findClosestWord(key, lacking) === undefined)
}

export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, key) => (isMap(here) ? (here as Record<string | number, unknown>)[key] : undefined),
    value,
  )

const isMap = (value: unknown): value is object => value !== null && typeof value === 'object'
