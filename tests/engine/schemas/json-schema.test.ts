import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  createSiteSchema,
  formatSiteSchema,
  SCHEMA_FILE,
} from '../../../src/commands/json-schema/json-schema.ts'
import type { JsonSchema } from '../../../src/commands/json-schema/schema-parts.ts'
import type { Path } from '../../../src/content/model.ts'
import { getProject } from '../../../src/site-folder/project.ts'
import { changed } from '../properties/generated/breaks.ts'
import type { Json } from '../properties/generated/json.ts'
import { exampleSections, siteWith } from './site.ts'

const schema = createSiteSchema()
const accepts = new Ajv({ strict: true, allErrors: true }).compile(schema)

test('schemas/site.schema.json matches the output of `npm run generate`', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(formatSiteSchema())
})

test('accepts this site, whose first line refers to the schema', () => {
  const text = readFileSync(getProject(process.env).siteFile, 'utf8')
  expect(accepts(parse(text)), JSON.stringify(accepts.errors)).toBe(true)
  expect(text.split('\n')[0]).toContain('$schema=./schemas/site.schema.json')
})

describe('rejects', () => {
  const grid = exampleSections.find(({ type, action }) => type === 'grid' && action)
  const site = siteWith(grid ? [grid] : [])
  const section = ['routes', 0, 'sections', 0]

  test('nothing without a fault', () => {
    expect(accepts(site)).toBe(true)
  })
  test.each<[string, Path, Json | undefined]>([
    ['an unknown key in a section', [...section, 'headin'], 'Hello'],
    ['an unknown key in an entry of a list', [...section, 'items', 0, 'titel'], 'Hello'],
    ['keys of two kinds in one section', [...section, 'quote'], 'Hello'],
    ['a section without its type', [...section, 'type'], undefined],
    ['an entry without its title', [...section, 'items', 0, 'title'], undefined],
    ['a kind that does not exist', ['sectionTypes', 'hero', 'kind'], 'heroine'],
    ['a default of another kind', ['sectionTypes', 'hero', 'defaults'], { steps: [] }],
    ['a promise about what is no list', ['sectionTypes', 'hero', 'promises'], { headline: 1 }],
    ['a figure without its group', [...section, 'figures'], ['projects']],
  ])('%s', (_, path, value) => {
    expect(accepts(changed(site, path, value))).toBe(false)
  })
})

describe('completion in editors', () => {
  const { definitions = {} } = schema as { definitions?: Record<string, JsonSchema> }
  const nodes = [
    ...places(schema, 'site'),
    ...Object.entries(definitions).flatMap(([name, part]) => [...places(part, name)]),
  ]

  test('every key, entry and choice has a title and a description', () => {
    const bare = nodes.filter(({ node }) => {
      const { title, description } = { ...partOf(node), ...node }
      return !title?.trim() || !description?.trim()
    })
    expect(bare.map(({ place }) => place)).toEqual([])
    expect(nodes.length).toBeGreaterThan(500)
  })

  const partOf = ({ $ref = '' }: JsonSchema) => definitions[$ref.replace('#/definitions/', '')]
})

interface Place {
  readonly place: string
  readonly node: JsonSchema
}

/** The nested schemas that editors show. */
function* places(schema: JsonSchema, name: string): Generator<Place> {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const inside = {
    ...properties,
    ...(items ? { '[]': items } : {}),
    ...(additionalProperties ? { '*': additionalProperties } : {}),
    ...Object.fromEntries([...anyOf, ...oneOf].map((choice, index) => [`choice ${index}`, choice])),
  }
  for (const [key, node] of Object.entries(inside)) {
    if (typeof node !== 'object' || Array.isArray(node)) continue
    yield { place: `${name}.${key}`, node }
    yield* places(node, `${name}.${key}`)
  }
}
