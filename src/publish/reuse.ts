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
  const known = findReusable(cache, recipe)
  if (known) return { value: known.value, isReused: true }
  const value = await recipe.create()
  cache.put(getFile(recipe), serialize(value))
  return { value, isReused: false }
}

/** @returns undefined if no earlier build has created the value from the same inputs */
export function findReusable<T>(
  cache: FileCache,
  recipe: Omit<Recipe<T>, 'create'>,
): { readonly value: T } | undefined {
  const known = recipe.schema.safeParse(decode(cache.read(getFile(recipe))))
  return known.success ? { value: known.data } : undefined
}

const getFile = ({ name, inputs }: Pick<Recipe<unknown>, 'name' | 'inputs'>): string =>
  `${name}-${hashInputs(inputs)}`

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
