import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

export const embed = sectionKind(
  'embed',
  'A map, video or form from another website, loaded only when a visitor asks for it.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    address: z
      .string()
      .max(2000)
      .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(\/\S*)?$/, {
        error:
          'The address must be that of a page on another site, such as https://www.openstreetmap.org/export/embed.html?bbox=….',
      })
      .meta({
        title: 'Address',
        description: 'The embed address that the other website provides.',
      }),
    title: text(120).meta({
      title: 'Title',
      description: 'Describes the frame for screen readers, for example Map of our workshop.',
    }),
    note: paragraph().meta({
      title: 'Note',
      description: 'Tells visitors which website they will load and what data it receives.',
    }),
    label: text(80).meta({
      title: 'Label',
      description: 'Text of the link that loads the frame, for example Show the map.',
    }),
    picture: picture
      .optional()
      .meta({ title: 'Picture', description: 'Shown in the frame before it is loaded.' }),
  },
  { group: 'media', outline: ({ address }) => ({ frames: [address] }) },
)
