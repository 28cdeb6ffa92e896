import { z } from 'zod'
import { call } from '../../../../schemas/call.ts'
import { email } from '../../../../schemas/email.ts'
import { heading } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { paragraph, text, textWithPlaces } from '../../../../schemas/text.ts'
import { CONTACT_PATH } from '../../../contract/request-path.ts'

const field = z.strictObject({
  label: text(60).meta({ title: 'Label', description: 'The visible label of the field.' }),
  placeholder: text(80)
    .optional()
    .meta({ title: 'Placeholder', description: 'An example shown while the field is empty.' }),
})

const checkedField = field.extend({
  error: text(120).meta({
    title: 'Error message',
    description: 'Shown under the field while its value is wrong.',
  }),
})

const messageField = checkedField.extend({
  counter: textWithPlaces(
    60,
    ['length', 'limit'],
    'The counter has to say where its two numbers go: {length} of {limit} characters.',
  ).meta({
    title: 'Counter',
    description:
      'Says under the field how many characters the message has, {length}, and how many it may have, {limit}.',
  }),
})

const copy = z.strictObject({
  label: text(60).meta({ title: 'Label', description: 'Name of the copy button.' }),
  done: text(80).meta({ title: 'Done', description: 'Tooltip after the address was copied.' }),
  refused: text(120).meta({
    title: 'Refused',
    description: 'Tooltip where the browser does not copy: the address is selected then.',
  }),
})

const problem = (title: string, description: string) => text(200).meta({ title, description })

const problems = z.strictObject({
  refused: problem('Refused', 'When the service refuses the request as it is.'),
  tooLong: problem(
    'Too long',
    'When the request is too long for the service, or for what is on the way.',
  ),
  busy: problem('Busy', 'When too many requests came from the network of the visitor.'),
  unavailable: problem('Unavailable', 'When the service cannot store requests at the moment.'),
  offline: problem('Offline', 'When the visitor has no connection.'),
})

const form = z.strictObject({
  heading: heading.meta({ title: 'Heading', description: 'The heading of the form.' }),
  note: text(200).optional().meta({
    title: 'Note',
    description: 'What has to be filled in, said above the fields.',
  }),
  endpoint: call(CONTACT_PATH).meta({
    title: 'Service address',
    description: 'Where the form sends its values: the one call of the service.',
  }),
  fields: z
    .strictObject({
      name: field.meta({ title: 'Name', description: 'The field for the name.' }),
      email: checkedField.meta({
        title: 'E-mail',
        description: 'The field for the e-mail address.',
      }),
      contact: checkedField.meta({
        title: 'Phone',
        description: 'The field for the phone number: digits only.',
      }),
      message: messageField.meta({
        title: 'Message',
        description: 'The field for the message; its error says that it is too long to be sent.',
      }),
    })
    .meta({ title: 'Fields', description: 'The four fields of the form.' }),
  submit: text(60).meta({
    title: 'Submit',
    description: 'Label of the button that sends the form.',
  }),
  sending: text(60).meta({
    title: 'Sending',
    description: 'Label of the button while the request is on its way.',
  }),
  success: text(160).meta({
    title: 'Success',
    description: 'Message after the request was stored.',
  }),
  failure: text(160).meta({
    title: 'Failure',
    description: 'Message when the request could not be sent.',
  }),
  problems: problems.optional().meta({
    title: 'Problems',
    description:
      'Messages in place of the usual one that say what to do; after them, the form keeps what was typed.',
  }),
  clearsAfter: z
    .array(
      z.enum(['success', 'blocked', 'failure']).meta({
        title: 'Occasion',
        description:
          'success: the request was stored; blocked: it was sent off with errors in its fields; failure: it could not be sent.',
      }),
    )
    .meta({
      title: 'Clears after',
      description:
        "When the form is emptied. Without an occasion, it keeps the visitor's text then.",
    }),
})

export const contact = sectionKind(
  'contact',
  'The contact address with a copy button, and the contact form.',
  {
    heading,
    text: paragraph()
      .optional()
      .meta({ title: 'Text', description: 'A sentence above the address.' }),
    email: email().meta({
      title: 'Address',
      description: 'The e-mail address, best as a variable.',
    }),
    copy: copy.meta({ title: 'Copy button', description: 'The button that copies the address.' }),
    form: form.meta({ title: 'Form', description: 'The contact form and its words.' }),
  },
  { outline: () => ({ hasForm: true }) },
)
