import { parseBase } from '../contract/base.ts'
import { routeKey } from '../contract/routes.ts'
import type { Path, PublicFiles } from './model.ts'
import { collectVariables, type Variables } from './resolve/variables.ts'
import type { Data } from './tree.ts'

/** A page as far as links need to know it. */
export interface KnownPage {
  readonly path: string
  /** Where its path stands in the file. */
  readonly at: Path
  readonly anchors: ReadonlySet<string>
}

/** Everything that references can refer to, read from a site that may be faulty elsewhere. */
export interface Context {
  /** Where the site is published, as it is written. */
  readonly origin: string | undefined
  /** The path under which it lies there. */
  readonly base: string
  readonly variables: Variables
  readonly pages: ReadonlyMap<string, KnownPage>
  /** The pages to which addresses from before lead, by the keys of those. */
  readonly moved: ReadonlyMap<string, string>
  /** Figures by `group.name`. */
  readonly figures: ReadonlySet<string>
  readonly panels: ReadonlySet<string>
  readonly sets: ReadonlySet<string>
  readonly publicFiles: PublicFiles
}

/** The id of the content region, which every page has. */
const MAIN_ANCHOR = 'main'

/** Ids that the document has of itself on every page, so that no section can have them: `src/publish/document.ts`. */
export const DOCUMENT_IDS: readonly string[] = [MAIN_ANCHOR, 'root', 'global']

/** @param site the site as it stands in the file, as plain data */
export function createContext(site: Data, publicFiles: PublicFiles): Context {
  const pages = new Map<string, KnownPage>()
  for (const [index, route] of list(site.routes).entries()) {
    if (typeof route.path !== 'string' || pages.has(routeKey(route.path))) continue
    const ids = list(route.sections).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    pages.set(routeKey(route.path), {
      path: route.path,
      at: ['routes', index, 'path'],
      anchors: new Set([MAIN_ANCHOR, ...ids]),
    })
  }
  const figures = Object.entries(map(site.figures)).flatMap(([group, names]) =>
    Object.keys(map(names)).map((name) => `${group}.${name}`),
  )
  const moved = list(site.routes).flatMap(({ path, formerly }) =>
    (Array.isArray(formerly) ? formerly : []).map((from): [string, string] => [
      routeKey(String(from)),
      String(path),
    ]),
  )
  const { origin: written } = map(site.publication)
  const origin = typeof written === 'string' ? written : undefined
  return {
    origin,
    base: parseBase(origin),
    variables: collectVariables(site),
    pages,
    moved: new Map(moved),
    figures: new Set(figures),
    panels: new Set(Object.keys(map(map(site.navigation).panels))),
    sets: new Set(Object.keys(map(site.sets))),
    publicFiles,
  }
}

const map = (value: unknown): Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Data) : {}

const list = (value: unknown): Data[] => (Array.isArray(value) ? value.map(map) : [])
