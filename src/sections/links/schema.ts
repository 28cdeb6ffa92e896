import { z } from 'zod'
import { heading, intro } from '../../../schemas/fields.ts'
import { action } from '../../../schemas/link.ts'
import { sectionKind } from '../../../schemas/section.ts'

export const links = sectionKind('links', 'A list of links, such as case studies.', {
  heading,
  intro: intro
    .optional()
    .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
  items: z
    .array(action.meta({ title: 'Link', description: 'One link of the list.' }))
    .min(1)
    .meta({ title: 'Links', description: 'The links in order.' }),
})
