import { picture } from '../../../../schemas/fields.ts'
import { richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const banner = sectionKind(
  'banner',
  'A full-width picture.',
  {
    image: picture,
    caption: richText(200)
      .optional()
      .meta({ title: 'Caption', description: 'A line under the picture.' }),
  },
  { group: 'media', outline: ({ image }) => ({ image }) },
)
