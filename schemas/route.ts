import { z } from 'zod'
import { slug, text } from './text.ts'

/** Advice for common mistakes in former addresses; the first pattern that matches counts. */
const FORMER_ADDRESS_ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^[a-z][a-z\d+.-]*:\/\//i,
    'Write only the path of a former address, without the website: /old-name.',
  ],
  [
    /\?/,
    'A former address with a query (the part after "?") cannot be redirected by itself. Write the path alone: it redirects whatever the query is.',
  ],
  [/#/, 'Servers never see the part of an address after "#". Write the path alone.'],
  [/\*/, 'A former address cannot contain "*": hosts read it as a wildcard. List each address.'],
  [/%/, 'Do not encode a former address: write /über-uns, not /%C3%BCber-uns.'],
  [
    /\/\/|\/\.{1,2}(\/|$)/,
    'A former address must not contain an empty part ("//") or a part "." or "..".',
  ],
]

/** An address of a page in an earlier version of the site. Hosts read `*` in their files as a wildcard. */
export const formerAddress = z
  .string()
  .regex(/^(\/(?!\.{1,2}(\/|$))[^\s\p{Cc}?#%"\\${}<>*/]+)+$/u, {
    error: ({ input }) =>
      FORMER_ADDRESS_ADVICE.find(([mistake]) => mistake.test(String(input)))?.[1] ??
      'A former address must start with "/", must not end with "/", and must not contain spaces or ? # % " $ { } < > * \\.',
  })
  .normalize('NFC')
  .max(200)
  .meta({ title: 'Address', description: 'An old address of a page: /old-name.' })

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
      description: 'Old addresses of this page, or of pages that it replaces. They redirect to it.',
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
