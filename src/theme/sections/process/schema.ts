import { z } from 'zod'
import { heading, intro } from '../../../../schemas/fields.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const step = z.strictObject({
  title: text(100).meta({ title: 'Title', description: 'Name of the step.' }),
  text: paragraph().optional().meta({ title: 'Text', description: 'What happens in the step.' }),
})

export const process = sectionKind(
  'process',
  'Steps in order: a timeline or a long list.',
  {
    heading,
    intro: intro
      .optional()
      .meta({ title: 'Introduction', description: 'A sentence under the heading.' }),
    numbering: z.enum(['from-1', 'none']).default('from-1').meta({
      title: 'Numbering',
      description: 'from-1: steps numbered from 1; none: no numbers.',
    }),
    layout: z.enum(['line', 'list']).default('line').meta({
      title: 'Layout',
      description: 'line: a timeline for a few steps; list: a compact list for many steps.',
    }),
    tone: z.enum(['default', 'inverse']).default('default').meta({
      title: 'Colors',
      description: 'default: the colors of the page; inverse: light text on a dark background.',
    }),
    steps: z
      .array(step.meta({ title: 'Step', description: 'One step.' }))
      .min(1)
      .meta({ title: 'Steps', description: 'The steps in order.' }),
  },
  { group: 'text' },
)
