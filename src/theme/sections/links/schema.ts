import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { action } from '../../../../schemas/link.ts'
import { sectionKind } from '../../../../schemas/section.ts'

const item = action.extend({
  image: picture.optional().meta({
    title: 'Picture',
    description:
      'A picture of the linked page. If other links have one, a link without a picture shows an empty frame.',
  }),
})

export const links = sectionKind(
  'links',
  'A list of links, such as case studies.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    items: z
      .array(item.meta({ title: 'Link', description: 'One link of the list.' }))
      .min(1)
      .meta({ title: 'Links', description: 'The links in order.' }),
  },
  { group: 'list' },
)
