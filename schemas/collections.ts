import { z } from 'zod'
import { target } from './link.ts'
import { createReference } from './reference.ts'
import { slug, text } from './text.ts'

const collection = z.strictObject({
  prefix: z
    .string()
    .regex(/^[A-Z]{1,2}$/, {
      error: 'A prefix is one or two capital letters, such as S or PE.',
    })
    .optional()
    .meta({
      title: 'Prefix',
      description:
        'One or two capital letters before the page numbers: S 01, S 02. Omit it to show no numbers.',
    }),
  label: text(40).meta({
    title: 'Label',
    description: 'The name of the collection in breadcrumbs.',
  }),
  page: target.optional().meta({
    title: 'Page',
    description: 'The page or anchor that lists the collection. Breadcrumbs link to it.',
  }),
  next: text(40).optional().meta({
    title: 'Next',
    description:
      'Label of the link to the next page, for example Next case study. Dated pages have this link by default; others without it have none.',
  }),
  previous: text(40).optional().meta({
    title: 'Previous',
    description: 'Label of the link from a dated page to the one before it.',
  }),
  feed: z.literal(true).optional().meta({
    title: 'Feed',
    description:
      'Set to true to publish the dated pages as a feed, to which visitors can subscribe: /news/feed.xml.',
  }),
  subject: z.enum(['service', 'work']).optional().meta({
    title: 'Subject',
    description:
      'What the pages describe, for search engines: a service you offer or completed work.',
  }),
})

export const collections = z.record(
  slug,
  collection.meta({
    title: 'Collection',
    description: 'A group of pages, such as news, services or case studies.',
  }),
)

/** The name of a collection whose pages a section lists. */
export interface CollectionRef {
  readonly ref: 'collection'
  readonly name: string
}

export const collectionName = slug
  .transform((name): CollectionRef => createReference({ ref: 'collection', name }))
  .meta({ control: 'collection' })
