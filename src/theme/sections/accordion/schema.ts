import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const item = z.strictObject({
  name: text(100).meta({ title: 'Name', description: 'The line that is always visible.' }),
  subtitle: text(160)
    .optional()
    .meta({ title: 'Subtitle', description: 'A line shown when the item is open.' }),
  description: paragraph().meta({
    title: 'Description',
    description: 'The text shown when the item is open.',
  }),
  image: picture
    .optional()
    .meta({ title: 'Picture', description: 'A picture shown when the item is open.' }),
})

export const accordion = sectionKind(
  'accordion',
  'A list of expandable items, one open at a time.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    items: z
      .array(item.meta({ title: 'Item', description: 'One expandable item.' }))
      .min(1)
      .meta({ title: 'Items', description: 'The items in order.' }),
  },
  { group: 'text' },
)
