import { picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

export const banner = sectionKind(
  'banner',
  'A full-width picture.',
  {
    image: picture,
    caption: text(200)
      .optional()
      .meta({ title: 'Caption', description: 'A line under the picture.' }),
  },
  { outline: ({ image }) => ({ image }) },
)
