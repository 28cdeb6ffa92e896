import { z } from 'zod'
import { checkEmails, companyFields, fact, languageCode, titlePattern } from './company.ts'
import { footer, navigation } from './navigation.ts'
import { notice } from './notice.ts'
import { requestPages } from './request-pages.ts'
import { pagePath } from './route.ts'
import { text } from './text.ts'
import { errorScreen, notFound, words } from './words.ts'

const { name, legalName, headquarters, contactEmail, address, phone, slogan } = companyFields.shape

const language = z.strictObject({
  label: text(40).meta({
    title: 'Label',
    description:
      'Name of the language in the language switch, for example English. Defaults to its name in the language itself.',
  }),
  path: pagePath
    .refine((path) => path !== '/', {
      error: 'The home page belongs to the default language. Write a path such as /en.',
    })
    .meta({
      title: 'Path',
      description:
        'Path of its home page. Defaults to the code: /en. The pages below it are in this language.',
    }),
  titlePattern: titlePattern.meta({
    title: 'Title pattern',
    description:
      'Title of a page in the browser tab and in search results. Defaults to that of publication.',
  }),
  company: z
    .strictObject({
      name: name.optional(),
      legalName,
      headquarters,
      contactEmail,
      address,
      phone,
      slogan,
    })
    .catchall(fact)
    .check(checkEmails)
    .optional()
    .meta({
      title: 'Company',
      description: 'Details of the company that differ in this language. Also for variables.',
    }),
  words: words.meta({ title: 'Words', description: 'Labels of the interface.' }),
  notice: notice.optional().meta({
    title: 'Notice',
    description: 'A bar above the pages in this language.',
  }),
  navigation: navigation.meta({ title: 'Menus', description: 'The menus of the top bar.' }),
  footer: footer.meta({ title: 'Footer', description: 'The bottom of every page.' }),
  notFound: notFound.meta({
    title: 'Not found',
    description: 'The page for addresses below the path that do not exist.',
  }),
  errorScreen: errorScreen.meta({
    title: 'Error screen',
    description: 'Shown when the page fails to run.',
  }),
  requestPages: requestPages.meta({
    title: 'Request pages',
    description: 'Pages shown after a form is sent without JavaScript.',
  }),
})

export const languages = z.record(
  languageCode,
  language.meta({
    title: 'Language',
    description: 'A further language with its path, words, navigation and footer.',
  }),
)
