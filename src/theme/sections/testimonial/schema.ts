import { z } from 'zod'
import { button, heading } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { paragraph, text } from '../../../../schemas/text.ts'

export const testimonial = sectionKind('testimonial', 'What a client says.', {
  heading,
  quote: paragraph().meta({ title: 'Quote', description: 'The words, without quotation marks.' }),
  role: text(120).meta({ title: 'Role', description: 'The role of the person quoted; no names.' }),
  controls: z
    .array(
      button.meta({ title: 'Control', description: 'A button of the card, such as Previous.' }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Controls', description: 'Buttons that turn to another quote.' }),
})
