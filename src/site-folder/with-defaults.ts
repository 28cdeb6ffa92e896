import { parseDocument } from 'yaml'
import type { Compilation } from './project.ts'

/** Never fold lines. */
const NO_FOLDING = { lineWidth: 0 }

/** The text of a site file with all defaults added. Comments are kept; a file with syntax errors is returned unchanged. */
export function withDefaults({ source, defaults = [] }: Pick<Compilation, 'source' | 'defaults'>) {
  const file = parseDocument(source.text)
  if (file.errors.length > 0) return source.text
  for (const { path, value } of defaults)
    file.setIn(path, file.createNode(value, { aliasDuplicateObjects: false }))
  return file.toString(NO_FOLDING).trimEnd()
}
