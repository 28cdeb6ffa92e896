import type { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { Data, MapTree } from '../../content/tree.ts'
import { type Expanded, expand } from '../../content/validate/expand.ts'
import { getSchemaAt } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/validate/unions.ts'
import { inUse } from './in-use.ts'
import type { Choice, Suggestions } from './model.ts'
import { Samples } from './samples.ts'
import { Uses } from './uses.ts'
import { inWords } from './words.ts'

type Schema = z.core.$ZodType

/** The file that a form is made from, with its schemas and defaults. */
export class Source {
  readonly context: CompileContext
  readonly expanded: Expanded
  readonly suggestions: Suggestions
  readonly samples: Samples
  readonly #root: MapTree
  readonly #inUse = new Map<Schema, unknown>()
  #written: unknown
  #uses: Uses | undefined
  readonly #defaults: ReturnType<CompileContext['vocabulary']['createDefaults']>

  /** A text is asked about many times before it changes. */
  static of(root: MapTree, context: CompileContext): Source {
    const known = sources.get(root)
    const { files, vocabulary } = context
    if (known?.context.files === files && known.context.vocabulary === vocabulary) return known
    const source = new Source(root, context)
    sources.set(root, source)
    return source
  }

  private constructor(root: MapTree, context: CompileContext) {
    const { kinds, createDefaults } = context.vocabulary
    this.context = context
    this.#root = root
    this.#defaults = createDefaults(root.data)
    this.expanded = expand(root, [...kinds.keys()], createDefaults)
    this.suggestions = suggestionsIn(root.data, context)
    this.samples = new Samples(this.suggestions, firstPage(root.data), (schema) =>
      this.#firstAt(schema),
    )
  }

  #firstAt(schema: Schema): unknown {
    if (!this.#inUse.has(schema)) this.#inUse.set(schema, inUse(schema, this.site, this.value))
    return this.#inUse.get(schema)
  }

  get site(): Schema {
    return this.context.vocabulary.site
  }

  /** The whole site, with what defaults say. */
  get value(): unknown {
    return this.expanded.value
  }

  /** The whole site with what section types say, and no other defaults. */
  get written(): unknown {
    this.#written ??= expand(this.#root, [...this.context.vocabulary.kinds.keys()]).value
    return this.#written
  }

  schemaAt(path: Path): Schema | undefined {
    return getSchemaAt(this.site, this.value, path)
  }

  /** Where facts and figures are shown. */
  get uses(): Uses {
    this.#uses ??= new Uses(this.site, this.value)
    return this.#uses
  }

  isWritten(path: Path): boolean {
    return locate(this.#root, path).found
  }

  /** The name of the type of the section at a path, as the section says it. */
  typeOf(path: Path): string | undefined {
    const name = isSection(path) ? getValueAt(this.#root.data, [...path, 'type']) : undefined
    return typeof name === 'string' ? name : undefined
  }

  /** Who says what is not written at a path; empty where it is written, or nobody says it. */
  lenderOf(path: Path): string {
    if (this.isWritten(path)) return ''
    const type = this.typeOf(path.slice(0, 4))
    if (
      this.expanded.toSourcePath(path)[0] === 'sectionTypes' &&
      type !== undefined &&
      path[0] === 'routes'
    )
      return `${inWords(type)} says so for all its sections.`
    return this.expanded.inherited.has(path) ? 'Usual: the file says nothing else.' : ''
  }

  /** Whether something would be said at a path if it were taken out. */
  hasDefault(path: Path): boolean {
    const section = path.slice(0, 4)
    const inside = isSection(section) ? path.slice(4) : path
    // A list is written as a whole, or not at all.
    if (inside.some((step) => typeof step === 'number')) return false
    if (inside === path) return getValueAt(this.#defaults.site, path) !== undefined
    const type = this.expanded.types.get(this.typeOf(section) ?? '')
    const ofKind = this.#defaults.sections[type?.kind ?? '']
    const ofType = inside.length === 1 ? type?.defaults : undefined
    return [ofType, ofKind].some((one) => getValueAt(one, inside) !== undefined)
  }

  /** The first section of a type, as it is written. */
  sectionOf(type: string): Data | undefined {
    const { routes } = this.#root.data
    const sections = (Array.isArray(routes) ? routes : []).flatMap((route) => {
      const all = getValueAt(route, ['sections'])
      return Array.isArray(all) ? (all as Data[]) : []
    })
    return sections.find((section) => section.type === type)
  }

  /** What a section of a type need not say. */
  givenTo(type: string): Data {
    const { kind = '', defaults = {} } = this.expanded.types.get(type) ?? {}
    return { ...this.#defaults.sections[kind], ...defaults }
  }
}

const sources = new WeakMap<MapTree, Source>()

/** Whether a path leads to a section of a page. */
export const isSection = (path: Path): boolean =>
  path.length === 4 && path[0] === 'routes' && path[2] === 'sections'

/** The address of the first page that has one. */
function firstPage({ routes }: Data): string | undefined {
  const paths = (Array.isArray(routes) ? routes : []).map((route) => getValueAt(route, ['path']))
  return paths.find((path) => typeof path === 'string')
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i

function suggestionsIn({ figures }: Data, { files }: CompileContext): Suggestions {
  const named = (value: string, title: unknown): Choice => ({
    value,
    title: String(title ?? value),
  })
  const addresses = [...files.keys()].map((address) => named(address, undefined))
  return {
    pictures: addresses.filter(({ value }) => PICTURE.test(value)),
    files: addresses,
    figures: Object.entries(figures ?? {}).flatMap(([group, ones]) =>
      Object.entries(ones ?? {}).map(([name, one]) =>
        named(`${group}.${name}`, `${getValueAt(one, ['value'])} ${getValueAt(one, ['label'])}`),
      ),
    ),
  }
}
