import type { Path } from '../../content/model.ts'
import { isDraft } from '../../content/pages/drafts.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { FormSource } from '../forms/form-source.ts'
import { summarize, toTitle } from '../forms/titles.ts'
import type { ListedSection } from '../protocol/state.ts'

export function listSections(source: FormSource, page: number): ListedSection[] {
  const list: Path = ['routes', page, 'sections']
  const sections = getValueAt(source.withTypeDefaults, list)
  return (Array.isArray(sections) ? sections : []).map((section: unknown, index) => {
    const at = [...list, index]
    const schema = source.schemaAt(at)
    return {
      at,
      title: toTitle(source.getSectionType(at) ?? 'Section'),
      summary: schema ? summarize(schema, section).slice(0, 80) : '',
      ...(isDraft(section) && { isDraft: true }),
    }
  })
}
