import { z } from 'zod'
import { button, heading } from '../../../../schemas/fields.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

export const testimonial = sectionKind(
  'testimonial',
  'A quote from a client.',
  {
    heading: heading.optional(),
    quote: paragraph().meta({
      title: 'Quote',
      description: 'The quote, without quotation marks.',
    }),
    role: text(120).meta({
      title: 'Role',
      description: 'The role of the person quoted, without a name.',
    }),
    controls: z
      .array(
        button.meta({ title: 'Control', description: 'A button of the card, such as Previous.' }),
      )
      .min(1)
      .optional()
      .meta({ title: 'Controls', description: 'Buttons that switch to another quote.' }),
  },
  { group: 'text' },
)
