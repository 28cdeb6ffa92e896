import type { Vocabulary } from '../../../schemas/vocabulary.ts'
import { assertNever } from '../../contract/assert-never.ts'
import type { Path } from '../model.ts'
import { findReferences, isText } from '../resolve/references.ts'
import { isMap, type MapTree } from '../tree.ts'
import { expand } from '../validate/expand.ts'
import { getSchemaAt, getTitle, unwrapSchema } from '../validate/schema-walk.ts'
import { getValueAt } from '../value-at.ts'
import { type Difference, isImage } from './compare-sites.ts'

/** Texts are cut behind this many characters. */
const MAX_SHOWN = 80

const isPage = (at: Path): boolean => at.length === 2 && at[0] === 'routes'

const isSection = (at: Path): boolean =>
  at.length === 4 && at[0] === 'routes' && at[2] === 'sections'

export function createDescriber(before: MapTree, after: MapTree, vocabulary: Vocabulary) {
  const [old, now] = [new Describer(before, vocabulary), new Describer(after, vocabulary)]
  const choose = ({ kind, from, at }: Difference): [Describer, Path] =>
    kind === 'removed' ? [old, from] : [now, at]
  return {
    place: (difference: Difference): string => {
      const [site, at] = choose(difference)
      return site.describePlace(at, difference.after ?? difference.before)
    },
    text: (difference: Difference): string => {
      const [site, at] = choose(difference)
      const isEntry = typeof at.at(-1) === 'number'
      const own = isEntry ? site.describeEntry(at) : site.getTitle(at)
      const show = (value: unknown) => site.showValue(value)
      switch (difference.kind) {
        case 'added':
          return isEntry ? `${own} added` : `${own} added: ${show(difference.after)}`
        case 'removed':
          return isEntry ? `${own} deleted` : `${own} removed: ${show(difference.before)}`
        case 'movedUp':
          return `${own} moved up`
        case 'movedDown':
          return `${own} moved down`
        case 'changed':
          return `${own} ${site.showChange(difference.before, difference.after)}`
        default:
          return assertNever(difference.kind)
      }
    },
  }
}

/** Titles and values of the parts of one version of a site. */
export class Describer {
  readonly #root: MapTree
  #expanded: unknown
  readonly #vocabulary: Vocabulary

  constructor(root: MapTree, vocabulary: Vocabulary) {
    this.#root = root
    this.#vocabulary = vocabulary
  }

  get #site(): unknown {
    this.#expanded ??= expand(this.#root, [...this.#vocabulary.kinds.keys()]).value
    return this.#expanded
  }

  /** The innermost list entry around a part, and its section; of the whole site, the part of the file. */
  describePlace(at: Path, changed: unknown): string {
    const parents = at.slice(0, -1).map((_, depth) => at.slice(0, depth + 1))
    const entries = parents.filter((one) => typeof one.at(-1) === 'number' && !isPage(one))
    const section = entries.find(isSection)
    const inner = entries.at(-1)
    const shown = [this.#describePart(at), section && this.describeEntry(section, changed)]
    if (inner !== section) shown.push(inner && this.describeEntry(inner, changed))
    return shown.filter((one) => one !== undefined).join(', ')
  }

  #describePart([part, name, ...rest]: Path): string | undefined {
    if (part === undefined || part === 'routes' || name === undefined) return undefined
    return part === 'sectionTypes' && rest.length > 0
      ? `Section type ${quote(toTitle(String(name)))}`
      : this.getTitle([part])
  }

  /** @param changed a text that is shown anyway */
  describeEntry(at: Path, changed?: unknown): string {
    if (isPage(at)) return 'Page'
    const title = isSection(at) ? 'Section' : this.getTitle(at)
    const type = isSection(at) ? getValueAt(this.#root.data, [...at, 'type']) : undefined
    const first = this.#summarize(at)
    if (first !== undefined && first !== changed) return `${title} ${quote(first)}`
    if (typeof type === 'string') return `${title} ${quote(toTitle(type))}`
    return first === undefined ? title : `${title} ${Number(at.at(-1)) + 1}`
  }

  getTitle(at: Path): string {
    const schema = this.#getSchema(at)
    const found = schema && (getTitle(schema) ?? getTitle(unwrapSchema(schema)))
    if (found !== undefined) return found
    return toTitle(String(at.at(-1) ?? 'Site'))
  }

  showChange(before: unknown, after: unknown): string {
    const [old, now] =
      typeof before === 'string' && typeof after === 'string'
        ? cutSameBeginning(before, after)
        : [before, after]
    return `${this.showValue(old)} is now ${this.showValue(now)}`
  }

  showValue(value: unknown): string {
    if (typeof value === 'string') return quote(value)
    if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
    if (!isMap(value)) return String(value)
    if (isImage(value)) return quote(String(value.src))
    if (typeof value.flagged === 'string') return '“No link yet”'
    const first = Object.values(value).find((one) => typeof one === 'string')
    return typeof first === 'string' ? quote(first) : 'a group of values'
  }

  #getSchema(at: Path) {
    return getSchemaAt(this.#vocabulary.site, this.#site, at)
  }

  /** The first text of an entry. */
  #summarize(at: Path): string | undefined {
    const value = getValueAt(this.#site, at)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    const schema = this.#getSchema(at)
    const own = getValueAt(this.#root.data, at)
    if (!schema || !isMap(value) || !isMap(own)) return undefined
    for (const { ref, path } of findReferences(schema, value))
      if (isText(ref) && getValueAt(own, path) !== undefined) return ref.template
    return undefined
  }
}

const toTitle = (name: string): string => {
  const words = name.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_SHOWN ? `“${line.slice(0, MAX_SHOWN - 1)}…”` : `“${line}”`
}

/** Long texts begin shortly before the first difference, at a word. */
function cutSameBeginning(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= MAX_SHOWN) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const start = before.lastIndexOf(' ', same - CONTEXT) + 1
  return start <= 0 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`]
}

/** Characters before the first difference. */
const CONTEXT = 24
