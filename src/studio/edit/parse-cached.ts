import { PartCache } from '../../content/cache.ts'
import { createSource } from '../../content/diagnostics/position.ts'
import { type ParsedDocument, parseDocument } from '../../content/parse/document.ts'

const defaultMemory = new PartCache()
const recent = new Map<string, ParsedDocument>()
const MAX_CACHED = 4

export function parseCached(text: string, parts = defaultMemory): ParsedDocument {
  const known = recent.get(text)
  const examined = known ?? parseDocument(createSource('site.yaml', text), parts)
  recent.delete(text)
  recent.set(text, examined)
  for (const [oldest] of recent) if (recent.size > MAX_CACHED) recent.delete(oldest)
  return examined
}
