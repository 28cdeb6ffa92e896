import { parseDocument } from 'yaml'
import type { Compilation } from './project.ts'

/** Lines longer than any text, so that none is folded. */
const NO_FOLDING = { lineWidth: 0 }

/**
 * The text of a site file with everything that it leaves out, and with its comments. It describes the same site.
 * Where the file cannot be read, as it is.
 */
export function withDefaults({ source, defaults = [] }: Pick<Compilation, 'source' | 'defaults'>) {
  const file = parseDocument(source.text)
  if (file.errors.length > 0) return source.text
  for (const { path, value } of defaults)
    file.setIn(path, file.createNode(value, { aliasDuplicateObjects: false }))
  return file.toString(NO_FOLDING).trimEnd()
}
