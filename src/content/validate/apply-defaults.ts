import type { Path } from '../model.ts'
import type { Data } from '../tree.ts'

/** Values that the file leaves out, with the places that they would have. */
export class DefaultedPaths {
  readonly #values = new Map<string, { readonly path: Path; readonly value: unknown }>()

  add(path: Path, value: unknown): void {
    this.#values.set(keyOf(path), { path, value })
  }

  /** Whether a value stands in no file, because it is a default or a part of one. */
  has(path: Path): boolean {
    return path.some((_, index) => this.#values.has(keyOf(path.slice(0, index + 1))))
  }

  /** Every default that is used, whole. */
  all(): { readonly path: Path; readonly value: unknown }[] {
    return [...this.#values.values()]
  }
}

const keyOf = (path: Path): string => path.join('/')

/**
 * A map with the defaults of what it leaves out. What is written stays, whatever it is.
 * @param path where the map stands
 */
export function applyDefaults(
  defaults: Data,
  written: Data,
  path: Path,
  lent: DefaultedPaths,
): Data {
  const all: Record<string, unknown> = Object.assign(Object.create(null), written)
  for (const [key, value] of Object.entries(defaults)) {
    const at = [...path, key]
    const own = written[key]
    if (own === undefined) {
      lent.add(at, value)
      all[key] = value
    } else if (isMap(own) && isMap(value)) all[key] = applyDefaults(value, own, at, lent)
  }
  return all
}

const isMap = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
