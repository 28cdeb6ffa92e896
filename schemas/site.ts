import { z } from 'zod'
import { behaviour } from './behaviour.ts'
import { collections } from './collections.ts'
import { company, publication } from './company.ts'
import { reportFaults } from './fault.ts'
import { figures } from './figure.ts'
import { languages } from './languages.ts'
import { footer, navigation } from './navigation.ts'
import { notice } from './notice.ts'
import { requestPages } from './request-pages.ts'
import { createRouteSchema, formerAddress } from './route.ts'
import { slug } from './text.ts'
import { theme } from './theme.ts'
import { errorScreen, notFound, words } from './words.ts'

const NO_SEARCH_WORDS = {
  message: 'The search needs its words in the language of the site.',
  path: ['publication', 'search'],
  hint: 'Write them under words.search, or delete this key.',
}

/** Top-level keys whose schemas do not depend on the section kinds. */
const parts = {
  publication: publication.meta({
    title: 'Publication',
    description: 'Where and in which language the site is published.',
  }),
  company: company.meta({
    title: 'Company',
    description:
      'Details of the company. Texts can insert every value as a variable, for example {company.name}.',
  }),
  theme: theme.meta({ title: 'Theme', description: 'Colors, fonts and spacing.' }),
  behaviour: behaviour.meta({
    title: 'Behaviour',
    description: 'Delays, sizes and limits of the interface.',
  }),
  words: words.meta({ title: 'Words', description: 'Labels of the interface.' }),
  figures: figures.meta({
    title: 'Figures',
    description: 'Figures about the company, by group and name.',
  }),
  notice: notice.optional().meta({
    title: 'Notice',
    description: 'A bar above every page, for example for holidays or disturbances.',
  }),
  navigation: navigation.meta({
    title: 'Menus',
    description: 'The menus of the top bar.',
  }),
  footer: footer.meta({
    title: 'Footer',
    description: 'The bottom of every page.',
  }),
  notFound: notFound.meta({
    title: 'Not-found page',
    description: 'The page for addresses that do not exist.',
  }),
  languages: languages.optional().meta({
    title: 'Languages',
    description: 'Further languages of the site, by code. The default is publication.language.',
  }),
  errorScreen: errorScreen.meta({
    title: 'Error screen',
    description: 'Shown when the page fails to run.',
  }),
  requestPages: requestPages.meta({
    title: 'Request pages',
    description: 'Pages shown after the contact form is sent without JavaScript.',
  }),
}

export const createSiteSchema = <S extends z.ZodType, T extends z.ZodType>(
  section: S,
  sectionType: T,
) =>
  z
    .strictObject({
      ...parts,
      sectionTypes: z
        .record(
          slug,
          sectionType.meta({
            title: 'Section type',
            description: 'A section kind with defaults and counts.',
          }),
        )
        .meta({
          title: 'Section types',
          description: 'Section kinds with defaults and counts, by name.',
        }),
      collections: collections.meta({
        title: 'Collections',
        description: 'Groups of pages, by name: news, services, case studies.',
      }),
      routes: z
        .array(
          createRouteSchema(section).meta({
            title: 'Page',
            description: 'A page with its address, title, description and sections.',
          }),
        )
        .min(1)
        .meta({ title: 'Routes', description: 'Every page of the site.' }),
      gone: z.array(formerAddress).optional().meta({
        title: 'Deleted addresses',
        description:
          'Addresses of deleted pages without a replacement. They answer with status 410 (Gone).',
      }),
    })
    .check(({ value, issues }) => {
      // Missing words of further languages have a diagnostic of their own.
      if (value.publication.search && !value.words.search)
        reportFaults([NO_SEARCH_WORDS], value, issues)
    })
    .meta({ title: 'Site', description: 'A whole website in one file.' })

export interface SectionSource {
  readonly kind: string
  readonly id?: string | undefined
  readonly draft?: true | undefined
  readonly [field: string]: unknown
}

/** A validated site. References are not resolved yet. */
export type Site<S extends SectionSource = SectionSource> = z.output<
  ReturnType<typeof createSiteSchema<z.ZodType<S>, z.ZodType<{ readonly kind: string }>>>
>
