import { z } from 'zod'
import { picture } from './fields.ts'
import { action } from './link.ts'
import { paragraph } from './rich-text.ts'
import { text, textWithPlaces } from './text.ts'

const word = (title: string, description: string) => text(120).meta({ title, description })

const searchWords = z.strictObject({
  label: word('Search button', 'Name of the button and of the dialog.'),
  field: word('Search field', 'Label of the field.'),
  results: textWithPlaces(
    120,
    ['count'],
    'The text must contain {count}, for example Results: {count}.',
  ).meta({ title: 'Results', description: 'Number of pages found: Results: {count}.' }),
  nothing: word('No results', 'Shown and announced when no page is found.'),
  failure: word('Failure', 'Shown and announced when the search cannot be loaded.'),
  close: word('Close button', 'Name of the button that closes the dialog.'),
})

export const words = z.strictObject({
  skipToContent: word('Skip link', 'The first link of every page, for keyboard users.'),
  mainNavigation: word('Main navigation', 'Name of the navigation, for screen readers.'),
  footerNavigation: word('Footer navigation', 'Name of the footer links, for screen readers.'),
  breadcrumb: word('Breadcrumb', 'Name of the breadcrumbs, for screen readers.'),
  pageNumber: word('Page number', 'The word before a page number: Page in "Page S 04 of 14".'),
  pageNumberOf: word('Of', 'The word before the number of pages: of in "Page S 04 of 14".'),
  loading: text(60).optional().meta({
    title: 'Loading',
    description: 'Shown and announced while the next page loads. Defaults to an ellipsis.',
  }),
  openMenu: word('Menu button', 'Name of the button that opens the mobile menu.'),
  closeMenu: text(120).optional().meta({
    title: 'Close button',
    description:
      'Name of the menu button while the menu is open. Defaults to the name of the menu button.',
  }),
  previousPage: text(60).optional().meta({
    title: 'Previous page',
    description: 'Label of the link to the page before, in a collection or a long list.',
  }),
  nextPage: text(60).optional().meta({
    title: 'Next page',
    description: 'Label of the link to the page after.',
  }),
  addToCalendar: text(60).optional().meta({
    title: 'Add to calendar',
    description: 'Label of the link to the calendar file of events. Omit it to show no link.',
  }),
  pauseBanner: word('Pause banner', 'Button that pauses the moving banner above the footer.'),
  languages: text(60).optional().meta({
    title: 'Languages',
    description: 'Name of the language switch, for screen readers.',
  }),
  resumeBanner: word('Resume banner', 'Button that resumes the paused banner.'),
  search: searchWords.optional().meta({
    title: 'Search',
    description: 'Labels of the search.',
  }),
})

export const notFound = z.strictObject({
  title: word('Title', 'Title of the page in the browser tab.'),
  headline: word('Headline', 'The large heading.'),
  text: paragraph().meta({ title: 'Text', description: 'What happened and what visitors can do.' }),
  nearest: word('Heading of the suggestions', 'Heading above the list of similar pages.'),
  action: action.meta({ title: 'Button', description: 'Where to go when no suggestion fits.' }),
  number: text(20).optional().meta({
    title: 'Number',
    description:
      'Shown instead of a page number, for example 404. Omit it to hide the breadcrumbs.',
  }),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture beside the text.' }),
})

export const errorScreen = z.strictObject({
  headline: word('Headline', 'The large heading.'),
  text: text(1200).meta({ title: 'Text', description: 'What visitors can do now.' }),
  reload: word('Reload', 'Label of the button that reloads the page.'),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture beside the text.' }),
})
