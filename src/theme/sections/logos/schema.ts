import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const item = z.strictObject({
  name: text(60).meta({ title: 'Name', description: 'The name of the client.' }),
  logo: picture.meta({ title: 'Logo', description: 'The logo of the client.' }),
})

export const logos = sectionKind(
  'logos',
  'A grid of client logos without links.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    items: z
      .array(item.meta({ title: 'Client', description: 'One client.' }))
      .min(1)
      .meta({ title: 'Clients', description: 'The clients in order.' }),
  },
  { group: 'media' },
)
