import { z } from 'zod'
import { collectionName } from '../../../../schemas/collections.ts'
import { button, optionalHead } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'

export const entries = sectionKind(
  'entries',
  'The pages of a collection, newest first: news, a blog, press releases.',
  {
    ...optionalHead,
    from: collectionName.meta({
      title: 'From',
      description: 'The collection whose pages are listed: a name under collections.',
    }),
    show: z.enum(['list', 'cards']).default('list').meta({
      title: 'Show',
      description: 'list: a row for each page; cards: with pictures, side by side.',
    }),
    limit: z.int().min(1).max(100).optional().meta({
      title: 'Limit',
      description: 'Lists only this many pages, for example the latest three on the home page.',
    }),
    perPage: z.int().min(1).max(100).optional().meta({
      title: 'Per page',
      description:
        'Divides the list into pages with this many entries. Their addresses end with a number: /news/2. Only the first list of a page continues.',
    }),
    action: button.optional().meta({ title: 'Button', description: 'A button under the list.' }),
  },
  {
    group: 'list',
    entries: ({ from, limit, perPage, show }) => ({
      ...{ from, limit, perPage },
      hasPictures: show === 'cards',
    }),
  },
)
