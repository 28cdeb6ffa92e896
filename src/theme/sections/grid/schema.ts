import { z } from 'zod'
import { button, heading, intro, picture } from '../../../../schemas/fields.ts'
import { toField } from '../../../../schemas/link.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const item = z.strictObject({
  title: text(100).meta({ title: 'Title', description: 'Title of the card or tile.' }),
  text: paragraph().optional().meta({ title: 'Text', description: 'Text of the card.' }),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture on the card.' }),
  to: toField.optional(),
})

export const grid = sectionKind(
  'grid',
  'Cards or tiles side by side: benefits, solutions, technologies, industries.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    layout: z.enum(['cards', 'tiles', 'mosaic']).default('cards').meta({
      title: 'Layout',
      description:
        'cards: title and text; tiles: many short names; mosaic: large linked cards of unequal size.',
    }),
    items: z
      .array(item.meta({ title: 'Card', description: 'One card or tile.' }))
      .min(1)
      .meta({ title: 'Cards', description: 'The cards or tiles in order.' }),
    action: button.optional().meta({ title: 'Button', description: 'A button under the cards.' }),
  },
  { group: 'list' },
)
