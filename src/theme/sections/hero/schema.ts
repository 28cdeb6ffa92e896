import { z } from 'zod'
import { button, figureNames, heading, intro, picture } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

export const hero = sectionKind(
  'hero',
  'The top of a page: headline, tagline, introduction, figures, button, picture.',
  {
    headline: heading.meta({ title: 'Headline', description: 'The one main heading of the page.' }),
    eyebrow: text(60)
      .optional()
      .meta({ title: 'Eyebrow', description: 'A short label above the headline.' }),
    tagline: text(200)
      .optional()
      .meta({ title: 'Tagline', description: 'The line under the headline.' }),
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A few sentences on what the page is about.' }),
    figures: figureNames
      .optional()
      .meta({ title: 'Figures', description: 'Figures beside the introduction, by name.' }),
    action: button
      .optional()
      .meta({ title: 'Button', description: 'The main action of the page.' }),
    image: picture
      .optional()
      .meta({ title: 'Picture', description: 'The main picture of the page.' }),
    size: z.enum(['page', 'screen']).default('page').meta({
      title: 'Size',
      description: 'page: as tall as its content; screen: fills the first screen.',
    }),
  },
  {
    group: 'header',
    outline: ({ headline, intro, tagline, image }) => ({
      title: headline,
      summary: intro ?? tagline,
      image,
    }),
  },
)
