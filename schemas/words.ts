import { z } from 'zod'
import { picture } from './fields.ts'
import { action } from './link.ts'
import { paragraph, text } from './text.ts'

const word = (title: string, description: string) => text(120).meta({ title, description })

/** The words of the interface itself: what buttons and regions are called. */
export const words = z.strictObject({
  skipToContent: word('Skip link', 'The first link of every page, for keyboards.'),
  mainNavigation: word('Main navigation', 'Name of the navigation region.'),
  footerNavigation: word('Footer navigation', 'Name of the list of links in the footer.'),
  breadcrumb: word('Breadcrumb', 'Name of the trail of links that leads to the page.'),
  pageNumber: word('Page number', 'The word before a page number: Sheet in "Sheet S 04 of 14".'),
  pageNumberOf: word('Of', 'The word before the number of pages: of in "Sheet S 04 of 14".'),
  loading: text(60).optional().meta({
    title: 'Loading',
    description:
      'Shows while the next page is on its way, and is read out. Without it, an ellipsis.',
  }),
  openMenu: word('Menu button', 'Name of the button of the mobile menu.'),
  closeMenu: text(120).optional().meta({
    title: 'Close the menu',
    description: 'Name of that button while the menu is open, if it is to change.',
  }),
  pauseBanner: word('Stop the banner', 'Button that stops the moving line above the footer.'),
  resumeBanner: word('Move the banner', 'Button that sets the stopped line moving again.'),
})

/** The page for addresses that do not exist. */
export const notFound = z.strictObject({
  title: word('Title', 'Title of the page in the browser tab.'),
  headline: word('Headline', 'The large heading.'),
  text: paragraph().meta({ title: 'Text', description: 'What happened and what to do.' }),
  nearest: word('Heading of the suggestions', 'Stands above the nearest existing pages.'),
  action: action.meta({ title: 'Button', description: 'The way out when no suggestion fits.' }),
  number: text(20).optional().meta({
    title: 'Number',
    description:
      'Shown in place of a page number, for example 404. Without it, the page has no breadcrumbs.',
  }),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture beside the text.' }),
})

/** The screen that shows when the application itself fails. */
export const errorScreen = z.strictObject({
  headline: word('Headline', 'The large heading.'),
  text: paragraph().meta({ title: 'Text', description: 'What the visitor can do now.' }),
  reload: word('Reload', 'Label of the button that loads the page again.'),
  image: picture.optional().meta({ title: 'Picture', description: 'A picture beside the text.' }),
})
