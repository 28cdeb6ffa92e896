import { z } from 'zod'
import { target } from './link.ts'
import { slug, text } from './text.ts'

const set = z.strictObject({
  letter: z
    .string()
    .regex(/^[A-Z]{1,2}$/, {
      error: 'The letter of a set is one or two capital letters, such as S or PE.',
    })
    .meta({
      title: 'Letter',
      description: 'One or two capitals; the sheets of the set are numbered after it: S 01, S 02.',
    }),
  label: text(40).meta({ title: 'Label', description: 'What the set is called on its sheets.' }),
  page: target.optional().meta({
    title: 'Page',
    description: 'The page, or the place on a page, that leads to the sheets of the set.',
  }),
  next: text(40).optional().meta({
    title: 'Next',
    description:
      'Stands over the link by which a page of the set leads to the next one, and the last to the first. Without it, they do not.',
  }),
  subject: z.enum(['service', 'work']).optional().meta({
    title: 'Subject',
    description:
      'What the pages of the set tell search engines about: a service that is offered, or a work that was done.',
  }),
})

/** The drawing sets, by name: every page is a sheet of one of them. */
export const sets = z.record(
  slug,
  set.meta({ title: 'Set', description: 'A set of pages that are numbered together.' }),
)
