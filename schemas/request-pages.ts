import { z } from 'zod'
import { action } from './link.ts'
import { text } from './text.ts'

const word = (title: string, description: string) => text(120).meta({ title, description })
const reason = (title: string, description: string) => text(1200).meta({ title, description })

const page = z.strictObject({
  title: word('Title', 'Title of the page in the browser tab.'),
  headline: word('Headline', 'The large heading.'),
  text: text(1200).meta({ title: 'Text', description: 'What happened and what visitors can do.' }),
  action: action.meta({ title: 'Button', description: 'Where visitors can go next.' }),
})

const invalid = page.extend({
  reasons: z
    .strictObject({
      name: reason('Name', 'Shown when the name is too long or contains control characters.'),
      email: reason('Email', 'Shown when the e-mail address is invalid: how it must look.'),
      contact: reason('Phone', 'Shown when the phone number is invalid: how it must look.'),
      message: reason('Message', 'Shown when the message is too long or unreadable.'),
      form: reason('Form', 'Shown when the request does not come from the form of this site.'),
    })
    .meta({
      title: 'Reasons',
      description: 'What to correct. The page lists the reasons that apply.',
    }),
})

/** Responses of the contact service to forms sent without JavaScript. The pages contain no scripts. */
export const requestPages = z.strictObject({
  sent: page.meta({ title: 'Sent', description: 'The request was stored.' }),
  invalid: invalid.meta({
    title: 'Invalid',
    description: 'The request was not stored because it contains errors.',
  }),
  busy: page.meta({
    title: 'Busy',
    description:
      'The request was not stored because too many came from one network in a short time.',
  }),
  unavailable: page.meta({
    title: 'Unavailable',
    description: 'The request was not stored because the service is unavailable.',
  }),
})
