import { createSource } from '../../content/diagnostics/position.ts'
import { type ParsedDocument, parseDocument } from '../../content/parse/document.ts'
import { PartCache } from '../../content/parse/parts/part-cache.ts'

/** Makes a difference to time only: an edit changes one part of a text, and the next edit begins with the text it made. */
const defaultMemory = new PartCache()
const recent = new Map<string, ParsedDocument>()
const MAX_CACHED = 4

/**
 * What a plain text is for the reader of this project, and for YAML.
 * @param parts what whoever compiles the text remembers of it
 */
export function parseCached(text: string, parts = defaultMemory): ParsedDocument {
  const known = recent.get(text)
  const examined = known ?? parseDocument(createSource('site.yaml', text), parts)
  recent.delete(text)
  recent.set(text, examined)
  for (const [oldest] of recent) if (recent.size > MAX_CACHED) recent.delete(oldest)
  return examined
}
