import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import { type Data, isMap } from '../tree.ts'

export class DefaultedPaths {
  readonly #values = new Map<string, { readonly path: Path; readonly value: unknown }>()

  add(path: Path, value: unknown): void {
    this.#values.set(pathKey(path), { path, value })
  }

  has(path: Path): boolean {
    return path.some((_, index) => this.#values.has(pathKey(path.slice(0, index + 1))))
  }

  all(): { readonly path: Path; readonly value: unknown }[] {
    return [...this.#values.values()]
  }
}

export function applyDefaults(
  defaults: Data,
  written: Data,
  path: Path,
  defaultedPaths: DefaultedPaths,
): Data {
  const all: Record<string, unknown> = Object.assign(Object.create(null), written)
  for (const [key, value] of Object.entries(defaults)) {
    const at = [...path, key]
    const own = written[key]
    if (own === undefined) {
      defaultedPaths.add(at, value)
      all[key] = value
    } else if (isMap(own) && isMap(value)) all[key] = applyDefaults(value, own, at, defaultedPaths)
  }
  return all
}
