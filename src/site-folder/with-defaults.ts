import { parseDocument } from 'yaml'
import type { Compilation } from './project.ts'

const NO_FOLDING = { lineWidth: 0 }

/** Adds all defaults to a site file, and keeps its comments. A file with syntax errors is returned unchanged. */
export function withDefaults({ source, defaults = [] }: Pick<Compilation, 'source' | 'defaults'>) {
  const file = parseDocument(source.text)
  if (file.errors.length > 0) return source.text
  for (const { path, value } of defaults)
    file.setIn(path, file.createNode(value, { aliasDuplicateObjects: false }))
  return file.toString(NO_FOLDING).trimEnd()
}
