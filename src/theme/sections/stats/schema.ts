import { figureNames, heading, intro } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const stats = sectionKind(
  'stats',
  'A row of figures.',
  {
    heading: heading.optional(),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence beside the figures.' }),
    figures: figureNames,
  },
  { group: 'list' },
)
