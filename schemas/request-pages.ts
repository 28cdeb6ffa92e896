import { z } from 'zod'
import { action } from './link.ts'
import { paragraph, text } from './text.ts'

const word = (title: string, description: string) => text(120).meta({ title, description })
const reason = (title: string, description: string) => paragraph().meta({ title, description })

const page = z.strictObject({
  title: word('Title', 'Title of the page in the browser tab.'),
  headline: word('Headline', 'The large heading.'),
  text: paragraph().meta({ title: 'Text', description: 'What happened and what to do.' }),
  action: action.meta({ title: 'Button', description: 'The way on from here.' }),
})

const invalid = page.extend({
  reasons: z
    .strictObject({
      name: reason('Name', 'What is wrong with the name: too long, or with control characters.'),
      email: reason('Email', 'What an email address has to look like.'),
      contact: reason('Phone', 'What a phone number has to look like.'),
      message: reason('Message', 'What is wrong with the message: too long, or unreadable.'),
      form: reason('Form', 'When the request is not one that the form on this site sends.'),
    })
    .meta({
      title: 'Reasons',
      description: 'What is to be corrected; the page lists those that apply.',
    }),
})

/**
 * The pages on which the contact form lands where it is sent without JavaScript. They stand in the
 * answer of the service itself, without scripts.
 */
export const requestPages = z.strictObject({
  sent: page.meta({ title: 'Sent', description: 'The request was stored.' }),
  invalid: invalid.meta({
    title: 'Invalid',
    description: 'The request was not stored: something in it has to be corrected.',
  }),
  busy: page.meta({
    title: 'Busy',
    description: 'The request was not stored: too many came from one place in a short time.',
  }),
  unavailable: page.meta({
    title: 'Unavailable',
    description: 'The request was not stored: the service cannot take any at the moment.',
  }),
})
