import type { ResolvedSection } from '../../../schemas/outline.ts'
import { kindTraits, type SectionKind } from '../../../schemas/section.ts'
import { getFormAddress } from '../../contract/forms.ts'
import type { PageData, SiteForm } from '../model.ts'

type Kinds = ReadonlyMap<string, SectionKind>

const getForm = (kinds: Kinds, kind: string) => {
  const schema = kinds.get(kind)
  return schema && kindTraits.get(schema)?.form
}

const DEFAULT_ID = 'form'

/** Adds `id`, where it is missing, and `endpoint` to the forms of a page. @param path with the base path */
export function addressForms<S extends ResolvedSection>(
  sections: readonly S[],
  kinds: Kinds,
  base: string,
  path: string,
): readonly S[] {
  const taken = new Set(sections.map(({ id }) => id))
  return sections.map((section, index) => {
    if (!getForm(kinds, section.kind)) return section
    let id = String(section.id ?? DEFAULT_ID)
    if (section.id === undefined && taken.has(id)) id = `${DEFAULT_ID}-${index + 1}`
    taken.add(id)
    return { ...section, id, endpoint: getFormAddress(base, path, id) }
  })
}

/** @param pages with addressed forms */
export const collectForms = (pages: readonly PageData[], kinds: Kinds): SiteForm[] =>
  pages.flatMap(({ path, language, sections }) =>
    sections.flatMap((section) => {
      const source = getForm(kinds, section.kind)?.(section)
      return source
        ? [{ endpoint: String(section.endpoint), page: path, language, section, source }]
        : []
    }),
  )
