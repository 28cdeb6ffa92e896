import { z } from 'zod'
import { slug, text } from './text.ts'

/** An address that was a page once; whatever it was spelt like, `/` is always a page. */
export const formerAddress = z
  .string()
  .regex(/^\/[^\s?#%"\\${}<>/]([^\s?#%"\\${}<>]*[^\s?#%"\\${}<>/])?$/, {
    error:
      'A former address must start with "/", must not end with "/", and must not contain spaces or ? # % " $ { } < >.',
  })
  .max(200)
  .meta({ title: 'Address', description: 'An address that was a page before: /old-name.' })

/**
 * The schema of one page.
 * @param section the schema of its sections
 */
export const routeOf = <S extends z.ZodType>(section: S) =>
  z.strictObject({
    path: z
      .string()
      .regex(/^\/([A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*)?$/, {
        error:
          'A path must start with "/", must not end with "/", and may contain only letters from a to z, digits, hyphens, dots and single slashes.',
      })
      .max(200)
      .meta({
        title: 'Path',
        description: 'The address of the page, spelt as it is to be shown: /Our-Clients.',
      }),
    formerly: z.array(formerAddress).min(1).optional().meta({
      title: 'Formerly',
      description: 'Addresses that this page had before, or whose place it takes: they lead here.',
    }),
    collection: slug.optional().meta({
      title: 'Collection',
      description: 'The collection that the page belongs to: one of the names under collections.',
    }),
    name: text(60).optional().meta({
      title: 'Name',
      description: 'Short name for breadcrumbs and menus. By default the headline.',
    }),
    title: text(120).meta({
      title: 'Title',
      description: 'For the browser tab and search results; best up to 60 characters.',
    }),
    description: text(300).meta({
      title: 'Description',
      description: 'For search results; best between 70 and 160 characters.',
    }),
    breadcrumbs: z.enum(['show', 'hide']).optional().meta({
      title: 'Breadcrumbs',
      description:
        'show: the page begins with its breadcrumbs and its page number; hide: it does not.',
    }),
    sections: z
      .array(section.meta({ title: 'Section', description: 'One section of the page.' }))
      .min(1)
      .meta({ title: 'Sections', description: 'The sections of the page, from top to bottom.' }),
  })
