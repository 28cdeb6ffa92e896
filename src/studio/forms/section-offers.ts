import type { SectionKind } from '../../../schemas/section.ts'
import { kindTraits, listFields } from '../../../schemas/section.ts'
import { SECTION_GROUPS } from '../../../schemas/section-groups.ts'
import type { Data } from '../../content/tree.ts'
import type { SectionType } from '../../content/validate/section-types.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { Offer } from '../protocol/form.ts'
import { parseCount } from './counts.ts'
import type { FormSource } from './form-source.ts'
import { accepts, getFieldDescription } from './schema-queries.ts'
import { toTitle } from './titles.ts'

/** Offers a section of each type by groups: a minimal one, otherwise a copy of one in use. */
export function createSectionOffers(source: FormSource): Offer[] {
  const types = [...new Set(source.expanded.types.values())]
  const isOfFile = ({ name }: SectionType) => source.isInFile(['sectionTypes', name])
  const known = new Set(types.filter(isOfFile).map(({ kind }) => kind))
  // A kind is offered itself only if the file has no type of it.
  const offered = types.filter((type) => isOfFile(type) || !known.has(type.kind))
  const offers = offered.flatMap(({ name, kind }) => {
    const schema = source.context.vocabulary.kinds.get(kind ?? '')
    if (!schema) return []
    const value = createMinimalSection(source, name, schema) ?? copySection(source, name)
    const written = getValueAt(source.value, ['sectionTypes', name, 'about'])
    const description = typeof written === 'string' ? written : getFieldDescription(schema)
    const group = kindTraits.get(schema)?.group ?? 'text'
    const about = { group: SECTION_GROUPS[group], isHeader: group === 'header' }
    const offer = { title: toTitle(name), description, sectionType: name, ...about }
    return value ? [{ ...offer, value } satisfies Offer] : []
  })
  return Object.values(SECTION_GROUPS).flatMap((group) =>
    offers.filter((offer) => offer.group === group),
  )
}

function createMinimalSection(
  source: FormSource,
  type: string,
  schema: SectionKind,
): Data | undefined {
  const given = source.getTypeDefaults(type)
  const { kind: _kind, ...fields } = source.samples.createFields(schema, given)
  const all: Record<string, unknown> = { ...fields }
  for (const field of listFields(schema)) {
    const { min = 0 } =
      parseCount(getValueAt(source.value, ['sectionTypes', type, 'counts', field])) ?? {}
    if (min === 0 || given[field] !== undefined) continue
    const list = all[field] ?? source.samples.create(schema.shape[field as never])
    const [first] = Array.isArray(list) ? list : []
    if (first !== undefined) all[field] = Array.from({ length: min }, () => first)
  }
  const whole = { ...given, ...all, kind: schema.shape.kind.value }
  return accepts(schema, whole) ? { type, ...all } : undefined
}

function copySection(source: FormSource, type: string): Data | undefined {
  const written = source.findSectionOfType(type)
  if (!written) return undefined
  const { id: _id, ...rest } = written
  return rest
}
