import type { Path } from '../../content/model.ts'
import { getValueAt } from '../../content/value-at.ts'
import type { FormSource } from '../forms/form-source.ts'
import { summarize } from '../forms/titles.ts'
import type { Choice } from '../protocol/form.ts'
import { isRecord } from './values.ts'

export function getAnchors(source: FormSource, index: number): Choice[] {
  const at: Path = ['routes', index, 'sections']
  const sections = getValueAt(source.withTypeDefaults, at)
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, number) => {
    const id = getValueAt(section, ['id'])
    if (typeof id !== 'string') return []
    const schema = source.schemaAt([...at, number])
    const words = schema ? summarize(schema, section) : ''
    return [{ value: id, title: words === '' ? id : words }]
  })
}

export function getMenus(source: FormSource): Choice[] {
  const panels = getValueAt(source.withTypeDefaults, ['navigation', 'panels'])
  return Object.entries(isRecord(panels) ? panels : {}).map(([name, panel]) => ({
    value: name,
    title: String(getValueAt(panel, ['label']) ?? name),
  }))
}
