/** Sites as plain values. */
import type { Path } from '../../../../src/content/model.ts'

export type Json = null | boolean | number | string | Json[] | JsonMap
export type JsonMap = { [key: string]: Json }

/** A generated map that may contain drafts. */
export type Raw = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Raw =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  [null, Object.prototype].includes(Object.getPrototypeOf(value))

/** The map under a key, or an empty map. */
export const mapIn = (value: Raw, key: string): Raw => {
  const inner = value[key]
  return isMap(inner) ? inner : {}
}

export const listIn = (value: Raw, key: string): readonly Raw[] => {
  const inner = value[key]
  return Array.isArray(inner) ? inner.filter(isMap) : []
}

/** Paths of all nested values. */
export function* pathsIn(value: Json, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (value === null || typeof value !== 'object') return
  for (const [key, entry] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* pathsIn(entry, [...path, key])
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((here, key) => Object(here)[key], value)
