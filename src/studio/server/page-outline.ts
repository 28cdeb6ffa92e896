import type { Path } from '../../content/model.ts'
import { isDraft } from '../../content/pages/drafts.ts'
import { findReferences } from '../../content/resolve/references.ts'
import type { MapTree } from '../../content/tree.ts'
import { getValueAt } from '../../content/value-at.ts'
import { rewriteLinks } from '../edit/links.ts'
import type { FormSource } from '../forms/form-source.ts'
import { isSection } from '../forms/form-source.ts'
import { getFieldTitle } from '../forms/schema-queries.ts'
import { summarize, toTitle } from '../forms/titles.ts'
import type { ListedSection, PageLink } from '../protocol/state.ts'

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

/** Links to a page from outside of it. @param page address */
export function listPageLinks(root: MapTree, source: FormSource, page: string): PageLink[] {
  const pages = getValueAt(root.data, ['routes'])
  const index = Array.isArray(pages)
    ? pages.findIndex((one) => getValueAt(one, ['path']) === page)
    : -1
  return rewriteLinks(root, source.context, page, (behind) => page + behind)
    .filter(({ at }) => at[0] !== 'routes' || at[1] !== index)
    .map(({ at }) => {
      const entry = at.slice(0, -1)
      const label = getValueAt(root.data, [...entry, 'label'])
      const schema = source.schemaAt(at)
      const isLink = schema && [...findReferences(schema, page)][0]?.ref.ref === 'link'
      return {
        at,
        value: getValueAt(root.data, at),
        title: typeof label === 'string' ? label : (getFieldTitle(schema ?? source.site) ?? 'Link'),
        where: describePlace(source, at),
        canBeMarked: isLink === true,
        entry: typeof entry.at(-1) === 'number' && !isSection(entry) ? entry : null,
      }
    })
}

function describePlace(source: FormSource, at: Path): string {
  const [part, index = ''] = at
  if (part === 'routes')
    return `Page “${String(getValueAt(source.value, ['routes', index, 'title']))}”`
  const schema = source.schemaAt(at.slice(0, 1))
  return (schema && getFieldTitle(schema)) ?? toTitle(String(part))
}
