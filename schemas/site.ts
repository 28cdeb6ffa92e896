import { z } from 'zod'
import { behaviour } from './behaviour.ts'
import { collections } from './collections.ts'
import { company, publication } from './company.ts'
import { figures } from './figure.ts'
import { footer, navigation } from './navigation.ts'
import { requestPages } from './request-pages.ts'
import { formerAddress, routeOf } from './route.ts'
import { slug } from './text.ts'
import { theme } from './theme.ts'
import { errorScreen, notFound, words } from './words.ts'

/**
 * The schema of a whole site, open in its vocabulary: it knows no section kind.
 * @param section the schema of a section
 * @param sectionType the schema of a section type
 */
export const siteOf = <S extends z.ZodType, T extends z.ZodType>(section: S, sectionType: T) =>
  z
    .strictObject({
      publication: publication.meta({
        title: 'Publication',
        description: 'Where and in which language the site is published.',
      }),
      company: company.meta({
        title: 'Company',
        description: 'Who the site speaks for; every value is a variable, {company.name}.',
      }),
      theme: theme.meta({ title: 'Theme', description: 'Colours, type and space.' }),
      behaviour: behaviour.meta({
        title: 'Behaviour',
        description: 'Every constant of the interface.',
      }),
      words: words.meta({ title: 'Words', description: 'The words of the interface itself.' }),
      figures: figures.meta({
        title: 'Figures',
        description: 'Every figure the site states: group, name, value, label.',
      }),
      navigation: navigation.meta({
        title: 'Navigation',
        description: 'The top bar and its panels.',
      }),
      footer: footer.meta({
        title: 'Footer',
        description: 'What stands at the end of every page.',
      }),
      notFound: notFound.meta({
        title: 'Not found',
        description: 'The page for addresses that do not exist.',
      }),
      errorScreen: errorScreen.meta({
        title: 'Error screen',
        description: 'What shows when the application fails.',
      }),
      requestPages: requestPages.meta({
        title: 'Request pages',
        description: 'Where the contact form lands when it is sent without JavaScript.',
      }),
      sectionTypes: z
        .record(
          slug,
          sectionType.meta({
            title: 'Section type',
            description: 'A kind of section with its defaults and counts.',
          }),
        )
        .meta({
          title: 'Section types',
          description: 'Kinds of section with defaults and counts, by name.',
        }),
      collections: collections.meta({
        title: 'Collections',
        description: 'Groups of pages that are numbered together, by name.',
      }),
      routes: z
        .array(
          routeOf(section).meta({
            title: 'Page',
            description: 'One page: address, title, description, sections.',
          }),
        )
        .min(1)
        .meta({ title: 'Routes', description: 'Every page of the site.' }),
      gone: z.array(formerAddress).optional().meta({
        title: 'Gone',
        description: 'Addresses that were pages before and have no successor: they say so.',
      }),
    })
    .meta({ title: 'Site', description: 'A whole website in one file.' })

/** A section as a kind's schema gives it; without its kind nobody knows its fields. */
export interface SectionSource {
  readonly kind: string
  readonly id?: string | undefined
  readonly [field: string]: unknown
}

/** A valid site as zod gives it, whatever its kinds: references are still references. */
export type Site<S extends SectionSource = SectionSource> = z.output<
  ReturnType<typeof siteOf<z.ZodType<S>, z.ZodType<{ readonly kind: string }>>>
>
