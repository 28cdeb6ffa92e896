/** Sites to hold against the JSON Schema, as plain values. */
import { parse, stringify } from 'yaml'
import { compile } from '../../../src/content/compile.ts'
import { vocabulary } from '../../../src/theme/sections/schemas.ts'
import { validSite } from '../faults/fixture.ts'
import { examples } from '../theme/sections/examples.ts'

export type Json = null | boolean | number | string | Json[] | JsonMap
export type JsonMap = { [key: string]: Json }
export type JsonPath = readonly (string | number)[]

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
        set: 'company',
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

/** A copy of a value with another value at a place; `undefined` deletes what is there. */
export function changed(value: Json, path: JsonPath, to: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return to ?? null
  if (Array.isArray(value)) {
    const after = rest.length > 0 ? changed(value[Number(key)] ?? null, rest, to) : to
    return value.toSpliced(Number(key), 1, ...(after === undefined ? [] : [after]))
  }
  const { [key]: old = null, ...others } = value as JsonMap
  const after = rest.length > 0 ? changed(old, rest, to) : to
  return after === undefined ? others : { ...others, [key]: after }
}

/** The places of a value and everything in it. */
export function* placesOf(value: Json, path: JsonPath = []): Generator<JsonPath> {
  yield path
  if (value === null || typeof value !== 'object') return
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, entry] of entries) yield* placesOf(entry, [...path, key])
}
