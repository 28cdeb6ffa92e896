import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { z } from 'zod'
import type { FileCache } from './file-cache.ts'

export interface Reusable<T> {
  readonly value: T
  readonly isReused: boolean
}

export interface Recipe<T> {
  readonly name: string
  /** Everything that the value depends on. */
  readonly inputs: readonly (string | Buffer)[]
  readonly schema: z.ZodType<T>
  readonly create: () => Promise<T>
}

/** Creates a value, unless an earlier build has created it from the same inputs. */
export async function reuse<T>(cache: FileCache, recipe: Recipe<T>): Promise<Reusable<T>> {
  const file = `${recipe.name}-${hashInputs(recipe.inputs)}`
  const known = recipe.schema.safeParse(decode(cache.read(file)))
  if (known.success) return { value: known.data, isReused: true }
  const value = await recipe.create()
  cache.put(file, serialize(value))
  return { value, isReused: false }
}

export function hashInputs(inputs: Recipe<unknown>['inputs']): string {
  // Compressed sizes and the format of the cache depend on Node.
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input)
  return hash.digest('hex')
}

function decode(body: Buffer | undefined): unknown {
  try {
    return body && deserialize(body)
  } catch {
    return undefined
  }
}
