import type { z } from 'zod'
import type { CompileContext } from '../../content/compile.ts'
import { locate } from '../../content/locate.ts'
import type { Path } from '../../content/model.ts'
import type { Data, MapTree } from '../../content/tree.ts'
import { type Expanded, expand } from '../../content/validate/expand.ts'
import { getSchemaAt } from '../../content/validate/schema-walk.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Choice, Suggestions } from '../protocol/form.ts'
import { Samples } from './samples.ts'
import { toTitle } from './titles.ts'
import { findValueInUse } from './value-in-use.ts'
import { VariableUses } from './variable-uses.ts'

type Schema = z.core.$ZodType

export class FormSource {
  readonly context: CompileContext
  readonly expanded: Expanded
  readonly suggestions: Suggestions
  readonly samples: Samples
  readonly #root: MapTree
  readonly #valuesInUse = new Map<Schema, unknown>()
  #expandedTypes: unknown
  #uses: VariableUses | undefined
  readonly #defaults: ReturnType<CompileContext['vocabulary']['createDefaults']>

  static get(root: MapTree, context: CompileContext): FormSource {
    const known = sources.get(root)
    const { files, vocabulary } = context
    if (known?.context.files === files && known.context.vocabulary === vocabulary) return known
    const source = new FormSource(root, context)
    sources.set(root, source)
    return source
  }

  private constructor(root: MapTree, context: CompileContext) {
    const { kinds, createDefaults } = context.vocabulary
    this.context = context
    this.#root = root
    this.#defaults = createDefaults(root.data)
    this.expanded = expand(root, [...kinds.keys()], { createDefaults })
    this.suggestions = getSuggestions(root.data, context)
    this.samples = new Samples(this.suggestions, findFirstAddress(root.data), (schema) =>
      this.#findInUse(schema),
    )
  }

  #findInUse(schema: Schema): unknown {
    if (!this.#valuesInUse.has(schema))
      this.#valuesInUse.set(schema, findValueInUse(schema, this.site, this.value))
    return this.#valuesInUse.get(schema)
  }

  get site(): Schema {
    return this.context.vocabulary.site
  }

  get value(): unknown {
    return this.expanded.value
  }

  get withTypeDefaults(): unknown {
    this.#expandedTypes ??= expand(this.#root, [...this.context.vocabulary.kinds.keys()]).value
    return this.#expandedTypes
  }

  schemaAt(path: Path): Schema | undefined {
    return getSchemaAt(this.site, this.value, path)
  }

  get uses(): VariableUses {
    this.#uses ??= new VariableUses(this.site, this.value)
    return this.#uses
  }

  isInFile(path: Path): boolean {
    return locate(this.#root, path).found
  }

  getSectionType(path: Path): string | undefined {
    const name = isSection(path) ? getValueAt(this.#root.data, [...path, 'type']) : undefined
    return typeof name === 'string' ? name : undefined
  }

  /** Describes the default at a path; empty if the file has a value or there is none. */
  getInheritedFrom(path: Path): string {
    if (this.isInFile(path)) return ''
    const type = this.getSectionType(path.slice(0, 4))
    if (
      this.expanded.toSourcePath(path)[0] === 'sectionTypes' &&
      type !== undefined &&
      path[0] === 'routes'
    )
      return `Inherited from the section type ${toTitle(type)}.`
    return this.expanded.inherited.has(path) ? 'Default value.' : ''
  }

  hasDefault(path: Path): boolean {
    const section = path.slice(0, 4)
    const inside = isSection(section) ? path.slice(4) : path
    // Lists are written as a whole.
    if (inside.some((step) => typeof step === 'number')) return false
    if (inside === path) return getValueAt(this.#defaults.site, path) !== undefined
    const type = this.expanded.types.get(this.getSectionType(section) ?? '')
    const ofKind = this.#defaults.sections[type?.kind ?? '']
    const ofType = inside.length === 1 ? type?.defaults : undefined
    return [ofType, ofKind].some((one) => getValueAt(one, inside) !== undefined)
  }

  findSectionOfType(type: string): Data | undefined {
    const { routes } = this.#root.data
    const sections = (Array.isArray(routes) ? routes : []).flatMap((route) => {
      const all = getValueAt(route, ['sections'])
      return Array.isArray(all) ? (all as Data[]) : []
    })
    return sections.find((section) => section.type === type)
  }

  getTypeDefaults(type: string): Data {
    const { kind = '', defaults = {} } = this.expanded.types.get(type) ?? {}
    return { ...this.#defaults.sections[kind], ...defaults }
  }
}

const sources = new WeakMap<MapTree, FormSource>()

export const isSection = (path: Path): boolean =>
  path.length === 4 && path[0] === 'routes' && path[2] === 'sections'

function findFirstAddress({ routes }: Data): string | undefined {
  const paths = (Array.isArray(routes) ? routes : []).map((route) => getValueAt(route, ['path']))
  return paths.find((path) => typeof path === 'string')
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i

function getSuggestions({ figures, collections }: Data, { files }: CompileContext): Suggestions {
  const named = (value: string, title: unknown): Choice => ({
    value,
    title: String(title ?? value),
  })
  const addresses = [...files.keys()].map((address) => named(address, undefined))
  return {
    pictures: addresses.filter(({ value }) => PICTURE.test(value)),
    files: addresses,
    collections: Object.entries(collections ?? {}).map(([name, one]) =>
      named(name, getValueAt(one, ['label'])),
    ),
    figures: Object.entries(figures ?? {}).flatMap(([group, ones]) =>
      Object.entries(ones ?? {}).map(([name, one]) =>
        named(`${group}.${name}`, `${getValueAt(one, ['value'])} ${getValueAt(one, ['label'])}`),
      ),
    ),
  }
}
