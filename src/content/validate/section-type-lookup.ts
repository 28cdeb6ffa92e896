import {
  formatNames,
  missingKey,
  noValue,
  unknownType,
  wrongType,
} from '../diagnostics/schema-messages.ts'
import type { Message, SpanDiagnostic } from '../diagnostics/span-diagnostic.ts'
import { getChild, getKeySpan, getSpan } from '../locate.ts'
import { getTargetKey, misnamedDefinitions, type Referring } from '../misnamed.ts'
import type { Path } from '../model.ts'
import { findClosestWord } from '../suggest.ts'
import { isOmitted, type MapTree, type Tree } from '../tree.ts'
import type { SectionType } from './section-types.ts'
import { misnamedAs, placed } from './unknown-keys.ts'

export class SectionTypeLookup {
  readonly #root: MapTree
  readonly #types: ReadonlyMap<string, SectionType>
  readonly #known: readonly string[]
  /** Set if `sectionTypes` cannot be read; a diagnostic exists. */
  readonly #isLost: boolean
  readonly #referring: Referring[] = []
  readonly #reached = new Set<string>()

  constructor(root: MapTree, types: ReadonlyMap<string, SectionType>) {
    this.#root = root
    this.#types = types
    this.#known = [...new Set([...types.values()].map(({ name }) => name))]
    const own = getChild(root, 'sectionTypes')
    this.#isLost = own ? own.kind !== 'map' : misnamedAs('sectionTypes', root) !== undefined
  }

  find(section: MapTree, path: Path): { key: string; type?: SectionType | undefined } {
    const misnamed = misnamedAs('type', section)
    const key = misnamed?.key ?? 'type'
    const at = [...path, key]
    if (misnamed) this.#say(placed(this.#root, misnamed, at))
    const word = getChild(section, key)
    const name = word?.kind === 'scalar' ? word.value : undefined
    const type = typeof name === 'string' ? this.#types.get(name) : undefined
    if (type) this.#reached.add(getTargetKey({ kind: 'type', name: type.name }))
    // A wrong key already has a diagnostic.
    if (type || misnamed || this.#isLost) return { key, type }
    if (!word && section.entries.has('kind')) this.#say(reportKindKey(this.#root, path))
    else if (!word) {
      const message = missingKey('type', `one of ${formatNames(this.#known)}.`)
      this.#say({ ...message, span: getSpan(this.#root, at), path: at })
    } else if (typeof name === 'string' && name.trim() !== '') {
      const meant = findClosestWord(name, this.#known)
      const message = unknownType(name, meant, this.#known)
      this.#say({ ...message, span: word.span, path: at }, { kind: 'type', name, meant })
    } else {
      const span = isOmitted(word) ? getKeySpan(this.#root, at) : word.span
      this.#say({ ...noType(word), span, path: at })
    }
    return { key }
  }

  diagnostics(): SpanDiagnostic[] {
    return misnamedDefinitions(this.#root, this.#referring, this.#reached, () => undefined)
  }

  #say(diagnostic: SpanDiagnostic, missing?: Referring['missing']) {
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
