import { z } from 'zod'
import { heading, intro, paragraphs, picture, points } from '../../../../schemas/fields.ts'
import { paragraph, richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'
import { partNames } from './parts.ts'

const part = (title: string) =>
  z
    .strictObject({
      paragraphs,
      points: points
        .optional()
        .meta({ title: 'Points', description: 'A bullet list after the text.' }),
    })
    .meta({ title, description: `Text of the part '${title}'.` })

const partHeading = (title: string) =>
  heading.meta({ title, description: `Heading of the part '${title}'.` })

const step = z.strictObject({
  title: text(100).meta({ title: 'Title', description: 'Name of the step.' }),
  text: paragraph().meta({ title: 'Text', description: 'What happens in the step.' }),
})

const screen = z.strictObject({
  image: picture,
  caption: richText(200).meta({ title: 'Caption', description: 'Purpose of the screen.' }),
})

export const caseStudy = sectionKind(
  'case-study',
  'A full case study: client, objective, solution, technology, how it works and looks.',
  {
    headline: heading.meta({
      title: 'Headline',
      description: 'The name of the product or the client.',
    }),
    category: text(60).optional().meta({ title: 'Category', description: 'The kind of work.' }),
    summary: intro.meta({ title: 'Summary', description: 'The case study in a sentence or two.' }),
    image: picture.optional().meta({ title: 'Cover', description: 'The picture on the cover.' }),
    headings: z
      .strictObject({
        contents: partHeading('Contents'),
        profile: partHeading('Client profile'),
        objective: partHeading('Program objective'),
        solution: partHeading('Solution'),
        technology: partHeading('Technology used'),
        workings: partHeading('How it works'),
        looks: partHeading('How it looks'),
      })
      .meta({
        title: 'Headings',
        description: 'Headings of the parts, usually set by the section type.',
      }),
    profile: part('Client profile'),
    objective: part('Program objective'),
    solution: part('Solution'),
    technology: points.meta({
      title: 'Technology used',
      description: 'Platforms, languages and services.',
    }),
    workings: z
      .array(step.meta({ title: 'Step', description: 'One step.' }))
      .min(1)
      .meta({ title: 'How it works', description: 'The steps in order.' }),
    looks: z
      .array(screen.meta({ title: 'Screen', description: 'One screen of the product.' }))
      .min(1)
      .meta({ title: 'How it looks', description: 'The dashboard first, then screenshots.' }),
  },
  {
    group: 'header',
    anchors: partNames,
    outline: ({ headline, summary, category, image }) => ({
      title: headline,
      summary,
      genre: category,
      image,
    }),
  },
)
