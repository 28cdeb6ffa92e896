import { z } from 'zod'
import { button, heading, paragraphs, picture, points } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const prose = sectionKind(
  'prose',
  'Running text with a heading.',
  {
    heading: heading.optional(),
    paragraphs,
    points: points
      .optional()
      .meta({ title: 'Points', description: 'A bullet list after the text.' }),
    image: picture.optional().meta({ title: 'Picture', description: 'A picture beside the text.' }),
    actions: z
      .array(button)
      .min(1)
      .optional()
      .meta({ title: 'Buttons', description: 'Buttons or links after the text.' }),
  },
  { group: 'text', outline: ({ image }) => ({ image }) },
)
