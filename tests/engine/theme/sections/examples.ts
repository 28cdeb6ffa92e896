/** The examples of all section kinds as pages of a small site that has all their targets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { compile } from '../../../../src/content/compile.ts'
import type {
  CompiledSite,
  PageData,
  PublicFile,
  PublicFiles,
} from '../../../../src/content/model.ts'
import { getPlaces } from '../../../../src/site-folder/places.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { publicFiles as filesOfValidSite, validSite } from '../../faults/fixture.ts'

/** A section as written in an example file. */
type Written = Record<string, unknown> & { readonly kind: string }

export interface Example {
  readonly kind: string
  /** Name in the example file: smallest, usual or extreme. */
  readonly name: string
  readonly section: Written
}

const SECTIONS = join(getPlaces().root, 'src/theme/sections')

export const examples: readonly Example[] = readdirSync(SECTIONS)
  .filter((folder) => existsSync(join(SECTIONS, folder, 'example.yaml')))
  .flatMap((kind) => {
    const byName: Record<string, Written> = parse(
      readFileSync(join(SECTIONS, kind, 'example.yaml'), 'utf8'),
    )
    return Object.entries(byName).map(([name, section]) => ({ kind, name, section }))
  })

const kinds = [...new Set(examples.map(({ kind }) => kind))]

const smallest = (kind: string) =>
  examples.find((example) => example.kind === kind && example.name === 'smallest')

/** First on its page, below another section, or with repeated list entries. */
export type Place = 'first' | 'second' | 'repeating'

/** Repeats the first entry of every list. */
function repeating(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, value[0]].map(repeating)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repeating(inner)]))
}

/** Some kinds restrict equal entries: exactly one may be recommended. */
const fits = (section: Written) => vocabulary.kinds.get(section.kind)?.safeParse(section).success

export const placesFor = ({ section }: Example): readonly Place[] =>
  fits(repeating(section) as Written) ? ['first', 'second', 'repeating'] : ['first', 'second']

const getPath = ({ kind, name }: Example, place: Place) => `/examples/${kind}/${name}/${place}`

const getTypeName = (kind: string) => `example-${kind}`

function route(path: string, title: string, shown: readonly Written[]) {
  const sections = shown.map(({ kind, ...fields }) => ({ type: getTypeName(kind), ...fields }))
  const description = `A page for the tests and for nobody else, which has no more to say than ${title}.`
  return { path, collection: 'company', title, description, sections }
}

function createRoute(example: Example, place: Place) {
  const head = smallest('hero')
  const { section } = example
  const own = place === 'repeating' ? (repeating(section) as Written) : section
  const title = `Example: ${example.kind}, ${example.name}, ${place}`
  return route(
    getPath(example, place),
    title,
    place === 'second' && head ? [head.section, own] : [own],
  )
}

/** Strings under some key, at any depth. */
function under(key: string, value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = name === key ? [inner].flat().filter((one) => typeof one === 'string') : []
    return [...own, ...under(key, inner)]
  })
}

const sections = examples.map(({ section }) => section)

/** The public files of the examples, in addition to those of the valid site. */
export const publicFiles: PublicFiles = new Map<string, PublicFile>([
  ...['file', 'captions'].flatMap((key) =>
    under(key, sections).map((file) => [file, { bytes: 123_456 }] as const),
  ),
  ...filesOfValidSite,
  ...under('src', sections).map((src) => [src, { width: 640, height: 480 }] as const),
])

/** The valid site with section types of all kinds, and the pages and figures of the examples. */
export function exampleGround() {
  const site = parse(validSite)
  Object.assign(
    site.sectionTypes,
    Object.fromEntries(kinds.map((kind) => [getTypeName(kind), { kind }])),
  )
  for (const name of under('figures', sections)) {
    const [group = '', figure = ''] = name.split('.')
    site.figures[group] = { ...site.figures[group], [figure]: { value: '10+', label: name } }
  }
  const known = new Set<string>(under('path', site.routes))
  const paths = under('to', sections).filter((to) => to.startsWith('/') && !known.has(to))
  const head = smallest('hero')?.section ?? { kind: 'hero' }
  site.routes.push(...[...new Set(paths)].map((path) => route(path, `Page ${path}`, [head])))
  return site
}

/** Writes a site file without aliases. */
export const formatSite = (site: unknown): string =>
  stringify(site, { aliasDuplicateObjects: false, lineWidth: 0 })

/**
 * Compiles a site with a page for every example.
 * @throws with the diagnostics if an example does not fit
 */
export function compileExamples(): CompiledSite {
  const site = exampleGround()
  site.routes.push(
    ...examples.flatMap((one) => placesFor(one).map((place) => createRoute(one, place))),
  )
  const { value, diagnostics } = compile(formatSite(site), { vocabulary, files: publicFiles })
  if (value) return value
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const messages = errors.map(({ path: [top, index, ...rest], message }) => {
    const page = top === 'routes' ? site.routes[Number(index)]?.path : `${top}.${index}`
    return `${page} (${rest.join('.')}): ${message}`
  })
  throw new Error(messages.join('\n'))
}

export function getExamplePage(site: CompiledSite, example: Example, place: Place): PageData {
  const page = site.pages.find(({ path }) => path === getPath(example, place))
  if (!page) throw new Error(`There is no page for ${getPath(example, place)}.`)
  return page
}
