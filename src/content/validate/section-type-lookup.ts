import {
  formatNames,
  missingKey,
  noValue,
  unknownType,
  wrongType,
} from '../diagnostics/schema-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getKeySpan, getSpan } from '../locate.ts'
import {
  findMisspelledDefinitions,
  getTargetKey,
  type Referring,
} from '../misspelled-definitions.ts'
import type { Path } from '../model.ts'
import { isOmitted, type MapTree, type Tree } from '../tree.ts'
import type { SectionType } from './section-types.ts'
import { type Aliases, suggestType } from './suggest-type.ts'
import { findMisspelledKey, locateKey } from './unknown-keys.ts'

export class SectionTypeLookup {
  readonly #root: MapTree
  readonly #types: ReadonlyMap<string, SectionType>
  readonly #aliases: Aliases
  readonly #known: readonly string[]
  /** Set if `sectionTypes` cannot be read; a diagnostic exists. */
  readonly #isLost: boolean
  readonly #referring: Referring[] = []
  readonly #reached = new Set<string>()

  constructor(root: MapTree, types: ReadonlyMap<string, SectionType>, aliases: Aliases) {
    this.#root = root
    this.#aliases = aliases
    this.#types = types
    this.#known = [...new Set([...types.values()].map(({ name }) => name))]
    const own = getChild(root, 'sectionTypes')
    this.#isLost = own ? own.kind !== 'map' : findMisspelledKey('sectionTypes', root) !== undefined
  }

  find(section: MapTree, path: Path): { key: string; type?: SectionType | undefined } {
    const misspelled = findMisspelledKey('type', section)
    const key = misspelled?.key ?? 'type'
    const at = [...path, key]
    if (misspelled) this.#report(locateKey(this.#root, misspelled, at))
    const word = getChild(section, key)
    const name = word?.kind === 'scalar' ? word.value : undefined
    const type = typeof name === 'string' ? this.#types.get(name) : undefined
    if (type) this.addUse(type)
    // A wrong key already has a diagnostic.
    if (type || misspelled || this.#isLost) return { key, type }
    if (!word && section.entries.has('kind')) this.#report(reportKindKey(this.#root, path))
    else if (!word) {
      const message = missingKey('type', `one of ${formatNames(this.#known)}.`)
      this.#report({ ...message, span: getSpan(this.#root, at), path: at })
    } else if (typeof name === 'string' && name.trim() !== '') {
      const suggested = suggestType(name, this.#known, this.#aliases)
      const message = unknownType(name, suggested, this.#known)
      const missing = { kind: 'type', name, suggestion: suggested.name } as const
      this.#report({ ...message, span: word.span, path: at }, missing)
    } else {
      const span = isOmitted(word) ? getKeySpan(this.#root, at) : word.span
      this.#report({ ...noType(word), span, path: at })
    }
    return { key }
  }

  addUse({ name }: SectionType): void {
    this.#reached.add(getTargetKey({ kind: 'type', name }))
  }

  /** Number of diagnostics, also of those that are left out later. */
  get size(): number {
    return this.#referring.length
  }

  diagnostics(): SpanDiagnostic[] {
    return findMisspelledDefinitions(this.#root, this.#referring, this.#reached, () => undefined)
  }

  #report(diagnostic: SpanDiagnostic, missing?: Referring['missing']) {
    this.#referring.push({ diagnostic, missing })
  }
}

const noType = (word: Tree): Message =>
  word.kind === 'scalar' && (word.value === null || word.value === '')
    ? noValue('type')
    : wrongType('the name of a section type', 'another value', undefined)

export const reportKindKey = (root: Tree, path: Path): SpanDiagnostic => ({
  code: 'schema/unknown-key',
  message: 'A section has a type, not a kind.',
  hint: 'Write "type: …" with the name of a kind, or of a type defined under sectionTypes.',
  span: getKeySpan(root, [...path, 'kind']),
  path: [...path, 'kind'],
})
