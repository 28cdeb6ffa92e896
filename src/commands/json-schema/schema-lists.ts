import type { JsonSchema } from './schema-parts.ts'

const ENTRY = { title: 'Entry', description: 'One entry of the list.' }

/**
 * Lets lists of the same name in several section kinds accept the entries of all of them: editors guess the kind of a
 * section, and with different lists a misspelled key in one entry makes them guess wrong and mark every key.
 * @param site the schema of a site file; modified in place
 */
export function mergeListEntries(site: JsonSchema): JsonSchema {
  const lists = getSectionSchemas(site).flatMap(getLists)
  const names = new Set(lists.map(({ name }) => name))
  for (const name of names) {
    const alike = lists.filter((list) => list.name === name)
    const entries = new Map(alike.map(({ entry }) => [JSON.stringify(entry), entry]))
    if (entries.size === 1) continue
    for (const { list } of alike) list.items = { ...ENTRY, anyOf: [...entries.values()] }
  }
  return site
}

export function getSectionSchemas({ properties }: JsonSchema): JsonSchema[] {
  const page = getEntrySchema(properties?.routes)
  const sections = getEntrySchema(page?.properties?.sections)?.anyOf
  if (!sections) throw new Error('The schema has no union of sections at routes, sections.')
  return sections
}

const getLists = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties).flatMap(([name, list]) => {
    const entry = getEntrySchema(list)
    return entry && typeof list === 'object' ? [{ name, list, entry }] : []
  })

function getEntrySchema(list: JsonSchema | boolean | undefined): JsonSchema | undefined {
  const entry = typeof list === 'object' && !Array.isArray(list.items) ? list.items : undefined
  return typeof entry === 'object' ? entry : undefined
}
