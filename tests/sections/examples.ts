/** The examples of all section kinds, as pages of a site that is compiled as a whole. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { compileProject, projectOf } from '../../src/build/project.ts'
import type { CompiledSite, PageData } from '../../src/model.ts'

/** A section as an example file has it. */
type Written = Record<string, unknown> & { readonly kind: string }

export interface Example {
  readonly kind: string
  /** How it is called in its file: smallest, usual, extreme. */
  readonly name: string
  readonly section: Written
}

const project = projectOf(process.env)
const SECTIONS = join(project.root, 'src/sections')

/** Site files know no aliases. */
const AS_WRITTEN = { aliasDuplicateObjects: false, lineWidth: 0 } as const

/** Every example of every kind. */
export const examples: readonly Example[] = readdirSync(SECTIONS)
  .filter((folder) => existsSync(join(SECTIONS, folder, 'example.yaml')))
  .flatMap((kind) => {
    const file = readFileSync(join(SECTIONS, kind, 'example.yaml'), 'utf8')
    const byName: Record<string, Written> = parse(file)
    return Object.entries(byName).map(([name, section]) => ({ kind, name, section }))
  })

const smallest = (kind: string) =>
  examples.find((example) => example.kind === kind && example.name === 'smallest')

/** The first section on its page, one below another, or one whose lists have like entries. */
export type Place = 'first' | 'second' | 'repeating'

/** The same with another entry in every list, like its first one. */
function repeating(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, value[0]].map(repeating)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repeating(inner)]))
}

const pathOf = ({ kind, name }: Example, place: Place) => `/examples/${kind}/${name}/${place}`

const typeOf = (kind: string) => `example-${kind}`

function routeOf(example: Example, place: Place, set: string) {
  const head = smallest('hero')
  const shown = place === 'second' && head ? [head, example] : [example]
  const sections = shown.map(({ section: { kind, ...fields } }) => ({
    type: typeOf(kind),
    ...(place === 'repeating' ? Object(repeating(fields)) : fields),
  }))
  const title = `Example: ${example.kind}, ${example.name}`
  const description =
    'A page that shows one example of one kind of section, for the tests and nobody else.'
  return { path: pathOf(example, place), set, title, description, sections }
}

/**
 * Compiles the site of the project with a page for every example.
 * @throws with the findings if an example does not fit
 */
export function compileExamples(): CompiledSite {
  const site = parse(readFileSync(project.siteFile, 'utf8'))
  const kinds = [...new Set(examples.map(({ kind }) => kind))]
  Object.assign(
    site.sectionTypes,
    Object.fromEntries(kinds.map((kind) => [typeOf(kind), { kind }])),
  )
  const places: readonly Place[] = ['first', 'second', 'repeating']
  const { set } = site.routes[0]
  site.routes.push(...examples.flatMap((one) => places.map((place) => routeOf(one, place, set))))
  const { value, diagnostics } = compileProject(project, stringify(site, AS_WRITTEN))
  if (value) return value
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const said = errors.map(({ path: [top, index, ...rest], message }) => {
    const page = top === 'routes' ? site.routes[Number(index)]?.path : `${top}.${index}`
    return `${page} (${rest.join('.')}): ${message}`
  })
  throw new Error(said.join('\n'))
}

/** The page that shows an example. */
export function pageOf(site: CompiledSite, example: Example, place: Place): PageData {
  const page = site.pages.find(({ path }) => path === pathOf(example, place))
  if (!page) throw new Error(`There is no page for ${pathOf(example, place)}.`)
  return page
}
