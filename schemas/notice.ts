import { z } from 'zod'
import { isoDate } from './date.ts'
import { toField } from './link.ts'
import { richText } from './rich-text.ts'
import { text } from './text.ts'

const date = (title: string, description: string) =>
  isoDate()
    .meta({ title, description, examples: ['2027-12-24'] })
    .optional()

export const notice = z.strictObject({
  text: richText(300).meta({ title: 'Text', description: 'A sentence, which may contain links.' }),
  to: toField.optional(),
  from: date('From', 'The first day, for example 2027-12-20. Needs JavaScript.'),
  until: date('Until', 'The last day, for example 2028-01-02. Needs JavaScript.'),
  level: z.enum(['info', 'urgent']).default('info').meta({
    title: 'Level',
    description: 'info: visitors can dismiss it; urgent: on a dark background, always visible.',
  }),
  label: text(60).meta({ title: 'Label', description: 'Name of the bar, for screen readers.' }),
  dismiss: text(60).meta({ title: 'Dismiss', description: 'Name of the button that hides it.' }),
})
