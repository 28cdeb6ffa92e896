import { stringify } from 'yaml'
import type { Row } from './rows.ts'

/** A Markdown table with an anchor for each key. @param prefix of the anchors: `theme` gives `#theme.scale.fromPx` */
export function formatTable(rows: readonly Row[], prefix: string): string {
  const lines = rows.map((row) => {
    const { path, type, isRequired, limits, description } = row
    const key = `<a id="${prefix}.${path}"></a>\`${path}\``
    const requirement = isRequired ? 'required' : formatDefault(row.default)
    return [key, type, requirement, limits, description].map(escapeCell)
  })
  const head = ['Key', 'Type', 'Default', 'Limits', 'Description']
  const rule = head.map(() => '---')
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const MAX_LENGTH = 60

function formatDefault(value: unknown): string {
  if (value === undefined) return ''
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  return text.length < MAX_LENGTH ? `\`${text}\`` : 'a longer value'
}

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
