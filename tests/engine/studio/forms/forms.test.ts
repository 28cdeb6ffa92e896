/** Forms from the schemas, for every part of a site and for a new kind. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { heading, picture } from '../../../../schemas/fields.ts'
import { target } from '../../../../schemas/link.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'
import { createVocabulary } from '../../../../schemas/vocabulary.ts'
import { type CompileContext, compile } from '../../../../src/content/compile.ts'
import type { Path } from '../../../../src/content/model.ts'
import type { Change } from '../../../../src/studio/edit/index.ts'
import { parseCached } from '../../../../src/studio/edit/parse-cached.ts'
import { createForm } from '../../../../src/studio/forms/form.ts'
import { type Field, form as formSchema } from '../../../../src/studio/protocol/form.ts'
import * as kinds from '../../../../src/theme/sections/kinds.ts'
import { vocabulary } from '../../../../src/theme/sections/schemas.ts'
import { edited, example, ofExample } from '../example.ts'

const named = (title: string) => ({ title, description: `About ${title}.` })

/** A kind with all types of fields, in addition to those of the theme. */
const timetable = sectionKind(
  'timetable',
  'When what is open.',
  {
    heading,
    note: paragraph().optional().meta(named('Note')),
    seats: z.int().min(1).max(12).meta(named('Seats')),
    price: z.number().min(0).optional().meta(named('Price')),
    isFree: z.boolean().default(false).meta(named('Free')),
    isLate: z.literal(true).optional().meta(named('Late')),
    shape: z.enum(['wide', 'narrow']).default('wide').meta(named('Shape')),
    tint: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .meta({ ...named('Tint'), control: 'color' }),
    to: target.meta(named('Target')),
    image: picture.optional(),
    hours: z
      .array(
        z
          .strictObject({ day: text(20).meta(named('Day')), from: z.int().meta(named('From')) })
          .meta(named('Hour')),
      )
      .min(1)
      .meta(named('Hours')),
    place: z
      .union([
        text(40).meta(named('In words')),
        z.strictObject({ room: z.int().meta(named('Room')) }).meta(named('By number')),
      ])
      .meta(named('Place')),
  },
  { group: 'list' },
)

const SECTION = `sections:
      - type: timetable
        heading: When
        seats: 4
        tint: "#123456"
        to: /Riders
        hours: [{ day: Monday, from: 9 }]
        place: { room: 7 }
`

const own: CompileContext = {
  ...ofExample,
  vocabulary: { ...vocabulary, ...createVocabulary([...Object.values(kinds), timetable]) },
}

/** The form as the client receives it. */
const formOf = (file: string, at: Path, context: CompileContext = ofExample) => {
  const { tree } = parseCached(file)
  const form = tree && createForm(tree, at, context)
  if (!form) throw new Error(`There is no form at ${at.join('.')}.`)
  return formSchema.parse(JSON.parse(JSON.stringify(form))).field
}

const fieldsOf = ({ control }: Field): readonly Field[] => {
  if (control.kind === 'union') return [control.field]
  return control.kind === 'group' ? control.fields : control.kind === 'list' ? control.entries : []
}

test('creates a form with the right controls for a new kind', () => {
  const file = example.replace('sections:\n', SECTION)
  const form = formOf(file, ['routes', 0, 'sections', 0], own)
  expect(form).toMatchObject({ title: 'Timetable', description: 'When what is open.' })
  const controls = fieldsOf(form).map(({ title, control: { kind } }) => `${title}: ${kind}`)
  expect(controls).toEqual([
    'Heading: text',
    'Seats: number',
    'Free: checkbox',
    'Late: checkbox',
    'Shape: choice',
    'Tint: color',
    'Target: link',
    'Hours: list',
    'Place: union',
    'Draft: checkbox',
  ])
  const missing = form.control.kind === 'group' ? form.control.missing : []
  expect(missing.map(({ field }) => field.title)).toEqual(['Anchor', 'Note', 'Price', 'Picture'])
  const controlOf = (title: string) => fieldsOf(form).find((one) => one.title === title)?.control
  expect(controlOf('Seats')).toEqual({
    kind: 'number',
    value: 4,
    min: 1,
    max: 12,
    isInteger: true,
  })
  expect(controlOf('Shape')).toMatchObject({ value: '', defaultTitle: 'Wide' })
  expect(controlOf('Place')).toMatchObject({ chosen: 1, offers: [{}, { title: 'By number' }] })
  expect(controlOf('Target')).toMatchObject({ value: '/Riders' })
})

test('all offers together produce a valid site', () => {
  let text = example
  let count = 0
  const tryAll = (field: Field): void => {
    for (const change of changesIn(field)) {
      text = edited(text, change)
      count += 1
    }
    for (const one of fieldsOf(field))
      tryAll(one.control.kind === 'form' ? formOf(example, one.at) : one)
  }
  tryAll(formOf(example, []))
  tryAll(formOf(example, ['routes', 0]))
  tryAll(formOf(example, ['routes', 4, 'sections', 0]))
  const errors = compile(text, ofExample).diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ message, path }) => `${path.join('.')}: ${message}`)).toEqual([])
  expect(count).toBeGreaterThan(80)
})

/** Adds every optional part, and one entry of each list. */
function changesIn({ at, control }: Field): Change[] {
  if (control.kind === 'group')
    return control.missing.flatMap(({ field, offer }) =>
      offer ? [{ do: 'set', at: field.at, value: offer.value }] : [],
    )
  if (control.kind !== 'list' || control.entries.length === control.max) return []
  const end = [...at, control.entries.length]
  return control.offers.map(({ value }) => ({ do: 'insert', at: end, value }))
}

test('shows inherited values with their source', () => {
  const head = fieldsOf(formOf(example, ['routes', 4, 'sections', 0]))
  const eyebrow = head.find(({ title }) => title === 'Eyebrow')
  expect(eyebrow).toMatchObject({
    isInFile: false,
    inheritedFrom: 'Inherited from the section type Repair head.',
    control: { kind: 'text', value: 'Repairs' },
  })
  expect(head.find(({ title }) => title === 'Button')?.control.kind).toBe('inherited')
  expect(head.find(({ title }) => title === 'Figures')?.control).toMatchObject({
    min: 3,
    max: 3,
  })
  const { control } = formOf('company: { name: Crumb }\nroutes: []\n', ['theme'])
  expect(control).toMatchObject({ kind: 'group' })
})

test('offers an empty picture to a site without pictures', () => {
  const file = 'company: { name: Crumb }\nroutes:\n  - { path: /, sections: [{ type: hero }] }\n'
  const { control } = formOf(file, ['routes', 0, 'sections', 0], { vocabulary, files: new Map() })
  const missing = control.kind === 'group' ? control.missing : []
  expect(missing.find(({ field }) => field.control.kind === 'picture')?.field.control).toEqual({
    kind: 'picture',
    value: { src: '', decorative: true },
  })
})
