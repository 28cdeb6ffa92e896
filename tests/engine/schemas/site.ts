/** Sites to hold against the JSON Schema, as plain values. */
import { parse, stringify } from 'yaml'
import { compile } from '../../../src/content/compile.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { validSite } from '../faults/fixture.ts'
import type { Json, JsonMap } from '../properties/generated/json.ts'
import { examples } from '../theme/sections/examples.ts'

/** Every example of every kind of section, with the kind as the name of its type. */
export const exampleSections: readonly JsonMap[] = examples.map(
  // What a file holds is JSON.
  ({ section: { kind, ...fields } }) => ({ type: kind, ...fields }) as JsonMap,
)

/** A small site: one page of the given sections, and a plain section type for each kind. */
export function siteWith(sections: readonly JsonMap[]): JsonMap {
  const kinds = exampleSections.map(({ type }) => String(type))
  return {
    ...parse(validSite),
    figures: { home: { projects: { value: '100+', label: 'Projects' } } },
    sectionTypes: Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
    routes: [
      {
        path: '/',
        collection: 'company',
        title: 'Home',
        description: 'One page.',
        sections: [...sections],
      },
    ],
  }
}

/** Whether the compiler finds nothing wrong with the form of a site; where its links lead is another matter. */
export function isWellFormed(site: Json): boolean {
  const text = stringify(site)
  const { diagnostics } = compile(text, { vocabulary, files: new Map() })
  return !diagnostics.some(({ code }) => /^(yaml|schema|section)\//.test(code))
}
