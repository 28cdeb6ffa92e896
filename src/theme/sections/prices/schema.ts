import { z } from 'zod'
import { optionalHead } from '../../../../schemas/fields.ts'
import { paragraph, richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text, textOrWrittenNumber } from '../../../../schemas/text.ts'

const item = z.strictObject({
  name: text(120).meta({ title: 'Name', description: 'The product or service.' }),
  price: textOrWrittenNumber(60).meta({
    title: 'Price',
    description: 'A text or a number, shown as written: £4.80, from 20 €, 4.80.',
  }),
  text: richText(300)
    .optional()
    .meta({ title: 'Text', description: 'A line under the name: weight, days, allergens.' }),
})

const group = z.strictObject({
  title: text(100)
    .optional()
    .meta({ title: 'Title', description: 'Heading of the group, for example Bread.' }),
  items: z
    .array(item.meta({ title: 'Item', description: 'One product or service with its price.' }))
    .min(1)
    .meta({ title: 'Items', description: 'The items of the group in order.' }),
})

export const prices = sectionKind(
  'prices',
  'A price list in groups: a menu, a tariff, fees.',
  {
    ...optionalHead,
    groups: z
      .array(group.meta({ title: 'Group', description: 'Items that belong together.' }))
      .min(1)
      .meta({ title: 'Groups', description: 'The groups in order.' }),
    note: paragraph()
      .optional()
      .meta({ title: 'Note', description: 'A sentence under the prices, for example on taxes.' }),
  },
  { group: 'list', writtenNumbers: ['groups'] },
)
