import { z } from 'zod'
import { createReference } from './reference.ts'
import { slug, text } from './text.ts'

/** The name of a figure as written, `group.name`. */
export interface FigureRef {
  readonly ref: 'figure'
  readonly name: string
}

/** A figure by name, as defined under `figures`. */
export const figureName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, {
    error: 'Write a figure as group.name, such as home.projects.',
  })
  .transform((name): FigureRef => createReference({ ref: 'figure', name }))

/** A number the company states about itself: written once, used by name everywhere. */
export const figure = z.strictObject({
  value: text(20).meta({
    title: 'Value',
    description: 'The figure as it is shown, in quotes: "99%", "4.9", "24/7".',
  }),
  label: text(60).meta({ title: 'Label', description: 'What the figure counts.' }),
})

const group = z
  .record(
    slug,
    figure.meta({ title: 'Figure', description: 'One figure: what is shown and what it counts.' }),
  )
  .meta({ title: 'Group of figures', description: 'The figures of one page or subject, by name.' })

/** All figures: group -> name -> value and label. */
export const figures = z.record(slug, group)
