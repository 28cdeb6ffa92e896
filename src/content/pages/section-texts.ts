import { z } from 'zod'
import type { ControlName } from '../../../schemas/control.ts'
import type { SectionKind } from '../../../schemas/section.ts'
import { assertNever } from '../../contract/assert-never.ts'
import { hasMarks, toPlainText } from '../../contract/rich-text.ts'
import type { Section } from '../model.ts'
import { isMap } from '../tree.ts'
import { getChildSchema } from '../validate/schema-walk.ts'

export interface SectionTexts {
  readonly headings: readonly string[]
  readonly texts: readonly string[]
}

/** Fields of a section with its heading. */
const HEADINGS: ReadonlySet<string> = new Set(['heading', 'headline'])

/** Fields with labels of the interface. */
const LABELS: ReadonlySet<string> = new Set(
  'action actions copy form headings labels messages placeholder send'.split(' '),
)

/** The texts that sections show, without marks, in the order of the file. */
export function collectTexts(
  kinds: ReadonlyMap<string, SectionKind>,
  sections: readonly Section[],
): SectionTexts {
  const headings: string[] = []
  const texts: string[] = []
  for (const section of sections) {
    const schema = kinds.get(section.kind)
    for (const [key, value] of Object.entries(section)) {
      const found = listTexts(schema && getChildSchema(schema, section, key), value, key)
      if (HEADINGS.has(key)) headings.push(...found)
      else texts.push(...found)
    }
  }
  return { headings, texts }
}

function listTexts(schema: z.core.$ZodType | undefined, value: unknown, key: string): string[] {
  if (!schema || value === undefined || LABELS.has(key)) return []
  const control = findControl(schema)
  if (control) return readControl(control, value)
  if (Array.isArray(value))
    return value.flatMap((item) => listTexts(getChildSchema(schema, value, 0), item, ''))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([name, item]) =>
    listTexts(getChildSchema(schema, value, name), item, name),
  )
}

/** That of the schema itself, or of one of its parts. */
function findControl(schema: z.core.$ZodType): ControlName | undefined {
  const control = z.globalRegistry.get(schema)?.control
  if (control) return control
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return findControl(schema.def.innerType)
  if (schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion))
    return schema.options.map(findControl).find((one) => one !== undefined)
  return undefined
}

function readControl(control: ControlName, value: unknown): string[] {
  switch (control) {
    case 'text':
    case 'richText':
      return readText(value)
    case 'image':
    case 'captionedImage':
      return isMap(value) ? readText(value.caption) : []
    case 'figure':
      return isMap(value) ? [`${value.value} ${value.label}`] : []
    case 'color':
    case 'date':
    case 'dateOrTime':
    case 'imageFile':
    case 'file':
    case 'collection':
    case 'link':
      return []
    default:
      return assertNever(control)
  }
}

const readText = (value: unknown): string[] =>
  typeof value === 'string' || hasMarks(value) ? [toPlainText(value)] : []
