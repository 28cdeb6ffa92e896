import type { Path } from '../model.ts'
import { pathKey } from '../paths.ts'
import { createData, type Data, isMap } from '../tree.ts'

interface Defaulted {
  readonly path: Path
  readonly value: unknown
}

export class DefaultedPaths {
  readonly #values = new Map<string, Defaulted>()
  readonly #routes: readonly DefaultedPaths[]

  /** @param routes with paths inside each page */
  constructor(routes: readonly DefaultedPaths[] = []) {
    this.#routes = routes
  }

  add(path: Path, value: unknown): void {
    this.#values.set(pathKey(path), { path, value })
  }

  has(path: Path): boolean {
    const [part, index, ...inside] = path
    const route = part === 'routes' && typeof index === 'number' ? this.#routes[index] : undefined
    if (route) return route.has(inside)
    return path.some((_, index) => this.#values.has(pathKey(path.slice(0, index + 1))))
  }

  all(): Defaulted[] {
    const ofRoutes = this.#routes.flatMap((route, index) =>
      route.all().map(({ path, value }) => ({ path: ['routes', index, ...path], value })),
    )
    return [...ofRoutes, ...this.#values.values()]
  }
}

export function applyDefaults(
  defaults: Data,
  written: Data,
  path: Path,
  defaultedPaths: DefaultedPaths,
): Data {
  const all = Object.assign(createData(), written)
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
