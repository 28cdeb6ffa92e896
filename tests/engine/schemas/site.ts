/** Sites for tests of the JSON Schema, as plain values. */
import { parse, stringify } from 'yaml'
import { compile } from '../../../src/content/compile.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { validSite } from '../faults/fixture.ts'
import type { Json, JsonMap } from '../properties/generated/json.ts'
import { examples } from '../theme/sections/examples.ts'

/** All examples of all section kinds; the type is named as the kind. */
export const exampleSections: readonly JsonMap[] = examples.map(
  // Safe: the file contains only JSON values.
  ({ section: { kind, ...fields } }) => ({ type: kind, ...fields }) as JsonMap,
)

/** A site with one page of the given sections, and one section type per kind. */
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

/** Whether a site has no schema errors; references are ignored. */
export function isWellFormed(site: Json): boolean {
  const text = stringify(site)
  const { diagnostics } = compile(text, { vocabulary, files: new Map() })
  return !diagnostics.some(({ code }) => /^(yaml|schema|section)\//.test(code))
}
