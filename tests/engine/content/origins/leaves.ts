import type { CompileResult } from '../../../../src/content/compile.ts'
import type { Path } from '../../../../src/content/model.ts'

export interface Leaf {
  readonly path: Path
  readonly value: string
}

/** Every text and number in a value. */
export function* leaves(value: unknown, path: Path): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, value: String(value) }
  if (value === null || typeof value !== 'object') return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of entries) yield* leaves(item, [...path, key])
}

/** A comparable result: contains the origins of all values instead of the lookup function. */
export function comparable({ findOrigin, ...result }: CompileResult) {
  const onPages = [...leaves(result.value?.pages, ['pages'])]
  return { ...result, origins: onPages.map(({ path }) => findOrigin?.(path)) }
}
