import type { JsonSchema } from './schema-parts.ts'

const ENTRY = { title: 'Entry', description: 'One entry of the list.' }

/**
 * Makes the lists that several kinds of section have under one name take the entries of them all.
 * In a section only the compiler knows the kind, an editor has to guess it. With lists that differ,
 * one misspelt key in one card makes it guess wrong and mark every key of every card.
 * @param site the schema of a site file; it is changed
 */
export function alikeLists(site: JsonSchema): JsonSchema {
  const lists = sectionsOf(site).flatMap(listsOf)
  const names = new Set(lists.map(({ name }) => name))
  for (const name of names) {
    const alike = lists.filter((list) => list.name === name)
    const entries = new Map(alike.map(({ entry }) => [JSON.stringify(entry), entry]))
    if (entries.size === 1) continue
    for (const { list } of alike) list.items = { ...ENTRY, anyOf: [...entries.values()] }
  }
  return site
}

/** The kinds of section that a page may have. */
export function sectionsOf({ properties }: JsonSchema): JsonSchema[] {
  const page = entryOf(properties?.routes)
  const sections = entryOf(page?.properties?.sections)?.anyOf
  if (!sections)
    throw new Error('The schema has no longer a choice of sections at routes, sections.')
  return sections
}

const listsOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties).flatMap(([name, list]) => {
    const entry = entryOf(list)
    return entry && typeof list === 'object' ? [{ name, list, entry }] : []
  })

/** What the entries of a list have to be; undefined for what is no list. */
function entryOf(list: JsonSchema | boolean | undefined): JsonSchema | undefined {
  const entry = typeof list === 'object' && !Array.isArray(list.items) ? list.items : undefined
  return typeof entry === 'object' ? entry : undefined
}
