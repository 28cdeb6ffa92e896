import { z } from 'zod'
import { heading, intro, picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { paragraph, text } from '../../../../schemas/text.ts'

export const embed = sectionKind(
  'embed',
  'A map, a video or a form of another website, which is asked only when a visitor wants it.',
  {
    heading,
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
        description:
          'What is shown in the frame: the address that the other website gives for embedding.',
      }),
    title: text(120).meta({
      title: 'Title',
      description: 'What the frame shows, for people who do not see it: Map of our workshop.',
    }),
    note: paragraph().meta({
      title: 'Note',
      description: 'Who is asked once the visitor wants it, and what that website then learns.',
    }),
    label: text(80).meta({
      title: 'Label',
      description: 'What the link says that shows it: Show the map.',
    }),
    picture: picture
      .optional()
      .meta({ title: 'Picture', description: 'What stands in the frame before.' }),
  },
  { outline: ({ address }) => ({ frames: [address] }) },
)
