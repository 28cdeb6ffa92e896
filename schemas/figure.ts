import { z } from 'zod'
import { createReference } from './reference.ts'
import { slug, text } from './text.ts'

export interface FigureRef {
  readonly ref: 'figure'
  readonly name: string
}

export const figureName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, {
    error: 'Write a figure as group.name, such as home.projects.',
  })
  .transform((name): FigureRef => createReference({ ref: 'figure', name }))
  .meta({ control: 'figure' })

/** A number about the company, defined once and referenced by name. */
export const figure = z.strictObject({
  value: text(20).meta({
    title: 'Value',
    description: 'The figure as displayed, in quotes: "99%", "4.9", "24/7".',
  }),
  label: text(60).meta({ title: 'Label', description: 'What the figure counts.' }),
})

const group = z
  .record(slug, figure.meta({ title: 'Figure', description: 'One figure: its value and label.' }))
  .meta({ title: 'Group of figures', description: 'The figures of one page or subject, by name.' })

export const figures = z.record(slug, group)
