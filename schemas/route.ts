import { z } from 'zod'
import { languageCode } from './company.ts'
import { findPeriodFaults, isoDate } from './date.ts'
import { eventObject } from './event.ts'
import { reportFaults } from './fault.ts'
import { target } from './link.ts'
import { draft } from './section.ts'
import { slug, text } from './text.ts'

/** Advice for common mistakes in former addresses. The first matching pattern applies. */
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

/** An address from an earlier version of the site. Excludes `*`, a wildcard in redirect files of hosts. */
export const formerAddress = z
  .string()
  .regex(/^(\/(?!\.{1,2}(\/|$))[^\s\p{Cc}?#%"\\${}<>*/]+)+$/u, {
    error: ({ input }) =>
      FORMER_ADDRESS_ADVICE.find(([mistake]) => mistake.test(String(input)))?.[1] ??
      'A former address must start with "/", must not end with "/", and must not contain spaces or ? # % " $ { } < > * \\.',
  })
  .normalize('NFC')
  .max(200)
  .meta({ title: 'Address', description: 'An old address of a page, for example /old-name.' })

export const pagePath = z
  .string()
  .regex(/^\/([A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*)?$/, {
    error:
      'A path must start with "/", must not end with "/", and may contain only letters from a to z, digits, hyphens, dots and single slashes.',
  })
  .max(200)

/** The keys of a page but its sections. */
const head = {
  path: pagePath.meta({
    title: 'Path',
    description:
      'The address of the page, exactly as shown in the browser, for example /Our-Clients.',
  }),
  formerly: z.array(formerAddress).min(1).optional().meta({
    title: 'Formerly',
    description: 'Old addresses that redirect to this page.',
  }),
  language: languageCode.optional().meta({
    title: 'Language',
    description:
      'Language of the page: the default language, or a code under languages. Defaults to the language whose path is above the page.',
  }),
  translationOf: target.optional().meta({
    title: 'Translation of',
    description: 'The page in the default language that this page translates.',
  }),
  collection: slug.optional().meta({
    control: 'collection',
    title: 'Collection',
    description: 'The collection of the page: a name under collections.',
  }),
  date: isoDate()
    .meta({ examples: ['2027-05-12'] })
    .optional()
    .meta({
      title: 'Date',
      description:
        'When the page was published, for example 2027-05-12. Sections of the kind entries list the dated pages of a collection.',
    }),
  event: eventObject
    .check(({ value, issues }) => reportFaults(findPeriodFaults(value), value, issues))
    .optional()
    .meta({
      title: 'Event',
      description:
        'When and where the event takes place that the page is about. Sections of the kind events list it.',
    }),
  name: text(60).optional().meta({
    title: 'Name',
    description: 'Short name for breadcrumbs and menus. Defaults to the headline.',
  }),
  title: text(120).meta({
    title: 'Title',
    description:
      'Shown in the browser tab and in search results. Recommended: up to 60 characters.',
  }),
  description: text(300).meta({
    title: 'Description',
    description: 'Shown in search results. Recommended: 70 to 160 characters.',
  }),
  breadcrumbs: z.enum(['show', 'hide']).optional().meta({
    title: 'Breadcrumbs',
    description: 'show: breadcrumbs and page number at the top of the page; hide: none.',
  }),
  draft: draft('this page'),
  robots: z.literal('noindex').optional().meta({
    title: 'Robots',
    description: 'noindex: search engines must not list the page, and the sitemap omits it.',
  }),
  unlinked: z.literal(true).optional().meta({
    title: 'Unlinked',
    description:
      'Set to true for a page that visitors reach only by its address, so that check does not warn about missing links.',
  }),
}

export const createRouteSchema = <S extends z.ZodType>(section: S) =>
  z.strictObject({
    ...head,
    sections: z
      .array(section.meta({ title: 'Section', description: 'One section of the page.' }))
      .min(1)
      .meta({ title: 'Sections', description: 'The sections of the page, from top to bottom.' }),
  })
