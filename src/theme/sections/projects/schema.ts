import { z } from 'zod'
import { button, heading, intro, picture } from '../../../../schemas/fields.ts'
import { toField } from '../../../../schemas/link.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const item = z.strictObject({
  name: text(100).meta({ title: 'Name', description: 'The name of the project.' }),
  category: text(60).meta({ title: 'Category', description: 'The kind of work.' }),
  image: picture.meta({ title: 'Cover', description: 'The picture behind the name.' }),
  to: toField,
})

export const projects = sectionKind(
  'projects',
  'Featured projects as large covers.',
  {
    heading,
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    items: z
      .array(item.meta({ title: 'Project', description: 'One project card.' }))
      .min(1)
      .meta({ title: 'Projects', description: 'The project cards in order.' }),
    action: button.optional().meta({ title: 'Button', description: 'A button under the covers.' }),
  },
  { group: 'media' },
)
