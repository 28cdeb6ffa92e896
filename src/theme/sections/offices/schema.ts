import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const office = z.strictObject({
  region: text(60).meta({ title: 'Region', description: 'The part of the world.' }),
  city: text(60).meta({ title: 'City', description: 'The city, with its state if customary.' }),
  country: text(60).meta({ title: 'Country', description: 'The country.' }),
  timeZone: text(60).optional().meta({ title: 'Time zone', description: 'Name of the time zone.' }),
  image: picture
    .optional()
    .meta({ title: 'Picture', description: 'A picture or map of the place.' }),
})

export const offices = sectionKind(
  'offices',
  'The offices of the company.',
  {
    heading,
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    items: z
      .array(office.meta({ title: 'Office', description: 'One office.' }))
      .min(1)
      .meta({ title: 'Offices', description: 'The offices in order.' }),
  },
  { group: 'contact', outline: ({ items }) => ({ offices: items }) },
)
