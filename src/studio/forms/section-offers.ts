import type { SectionKind } from '../../../schemas/section.ts'
import { listFields } from '../../../schemas/section.ts'
import type { Data } from '../../content/tree.ts'
import type { SectionType } from '../../content/validate/section-types.ts'
import { getValueAt } from '../../content/validate/unions.ts'
import { limitsOf } from './counts.ts'
import type { Offer } from './model.ts'
import { accepts, helpOf } from './schemas.ts'
import type { Source } from './source.ts'
import { inWords } from './words.ts'

/** A section of each type of the site: the smallest one, else a copy of one in use. Types without either are left out. */
export function sectionOffers(source: Source): Offer[] {
  const types = [...new Set(source.expanded.types.values())]
  const isOfFile = ({ name }: SectionType) => source.isWritten(['sectionTypes', name])
  const known = new Set(types.filter(isOfFile).map(({ kind }) => kind))
  // A kind is its own type only where the file has none of it.
  const offered = types.filter((type) => isOfFile(type) || !known.has(type.kind))
  return offered.flatMap(({ name, kind }) => {
    const schema = source.context.vocabulary.kinds.get(kind ?? '')
    if (!schema) return []
    const value = smallest(source, name, schema) ?? copyOf(source, name)
    const about = getValueAt(source.value, ['sectionTypes', name, 'about'])
    const description = typeof about === 'string' ? about : helpOf(schema)
    return value ? [{ title: inWords(name), description, value, ofType: name }] : []
  })
}

function smallest(source: Source, type: string, schema: SectionKind): Data | undefined {
  const given = source.givenTo(type)
  const { kind: _kind, ...fields } = source.samples.fields(schema, given)
  const all: Record<string, unknown> = { ...fields }
  for (const field of listFields(schema)) {
    const { least = 0 } =
      limitsOf(getValueAt(source.value, ['sectionTypes', type, 'counts', field])) ?? {}
    if (least === 0 || given[field] !== undefined) continue
    const list = all[field] ?? source.samples.of(schema.shape[field as never])
    const [first] = Array.isArray(list) ? list : []
    if (first !== undefined) all[field] = Array.from({ length: least }, () => first)
  }
  const whole = { ...given, ...all, kind: schema.shape.kind.value }
  return accepts(schema, whole) ? { type, ...all } : undefined
}

function copyOf(source: Source, type: string): Data | undefined {
  const written = source.sectionOf(type)
  if (!written) return undefined
  const { id: _id, ...rest } = written
  return rest
}
