import { sourceOf } from '../../content/diagnostics/position.ts'
import { type Examined, examine } from '../../content/read/examine.ts'
import { PartMemory } from '../../content/read/parts/memory.ts'

/** Makes a difference to time only: an edit changes one part of a text, and the next edit begins with the text it made. */
const own = new PartMemory()
const recent = new Map<string, Examined>()
const MOST = 4

/**
 * What a plain text is for the reader of this project, and for YAML.
 * @param parts what whoever compiles the text remembers of it
 */
export function reading(text: string, parts = own): Examined {
  const known = recent.get(text)
  const examined = known ?? examine(sourceOf('site.yaml', text), parts)
  recent.delete(text)
  recent.set(text, examined)
  for (const [oldest] of recent) if (recent.size > MOST) recent.delete(oldest)
  return examined
}
