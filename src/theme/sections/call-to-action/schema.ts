import { button, heading, intro, points } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const callToAction = sectionKind(
  'call-to-action',
  'A card with a button that invites visitors to act.',
  {
    heading,
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    points: points.optional().meta({ title: 'Points', description: 'Selling points.' }),
    action: button,
  },
  { group: 'contact' },
)
