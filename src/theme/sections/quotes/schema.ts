import { z } from 'zod'
import { optionalHead } from '../../../../schemas/fields.ts'
import { toField } from '../../../../schemas/link.ts'
import { paragraph } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text } from '../../../../schemas/text.ts'

const quote = z.strictObject({
  text: paragraph().meta({ title: 'Text', description: 'The quote, without quotation marks.' }),
  author: text(120).meta({
    title: 'Author',
    description: 'A person, or a newspaper or website.',
  }),
  source: text(160)
    .optional()
    .meta({ title: 'Source', description: 'Where it is from: a role, a publication, a date.' }),
  to: toField.optional(),
})

export const quotes = sectionKind(
  'quotes',
  'Quotes of customers, guests or the press, with their authors.',
  {
    ...optionalHead,
    quotes: z
      .array(quote.meta({ title: 'Quote', description: 'One quote.' }))
      .min(1)
      .meta({ title: 'Quotes', description: 'The quotes in order.' }),
  },
  { group: 'text' },
)
