import { z } from 'zod'
import { button, heading, optionalHead, paragraphs, picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'

const column = z.strictObject({
  heading: heading.optional().meta({ title: 'Heading', description: 'The heading of the column.' }),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture above the text.' }),
  paragraphs,
  action: button
    .optional()
    .meta({ title: 'Button', description: 'A button under the text of the column.' }),
})

export const columns = sectionKind(
  'columns',
  'Text in two to four columns side by side.',
  {
    ...optionalHead,
    columns: z
      .array(column.meta({ title: 'Column', description: 'One column of text.' }))
      .min(2)
      .max(4)
      .meta({ title: 'Columns', description: 'Two to four columns, from the start.' }),
  },
  { group: 'text' },
)
