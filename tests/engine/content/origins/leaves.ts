import type { CompileResult } from '../../../../src/content/compile.ts'
import type { Path } from '../../../../src/content/model.ts'

/** A text or a number somewhere in a value. */
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

/** A result that can be compared: with the origins of all that is on pages in place of the function that tells them. */
export function comparable({ findOrigin, ...result }: CompileResult) {
  const onPages = [...leaves(result.value?.pages, ['pages'])]
  return { ...result, origins: onPages.map(({ path }) => findOrigin?.(path)) }
}
