import { z } from 'zod'
import { call } from '../../../../schemas/call.ts'
import { email } from '../../../../schemas/email.ts'
import { heading } from '../../../../schemas/fields.ts'
import { paragraph, richText } from '../../../../schemas/rich-text.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { text, textWithPlaces } from '../../../../schemas/text.ts'
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
    description: 'Shown under the field while its value is invalid.',
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
      'Shown under the field: the number of characters, {length}, and the maximum, {limit}.',
  }),
})

const copy = z.strictObject({
  label: text(60).meta({ title: 'Label', description: 'Name of the copy button.' }),
  done: text(80).meta({ title: 'Done', description: 'Tooltip after copying the address.' }),
  refused: text(120).meta({
    title: 'Refused',
    description: 'Tooltip when the browser cannot copy. The address is selected instead.',
  }),
})

const problem = (title: string, description: string) => text(200).meta({ title, description })

const problems = z.strictObject({
  refused: problem('Refused', 'Shown when the service refuses the request.'),
  tooLong: problem('Too long', 'Shown when the request is too long.'),
  busy: problem('Busy', 'Shown after too many requests from the same network.'),
  unavailable: problem('Unavailable', 'Shown when the service is unavailable.'),
  offline: problem('Offline', 'Shown when the visitor is offline.'),
})

const form = z.strictObject({
  heading: heading.meta({ title: 'Heading', description: 'The heading of the form.' }),
  note: richText(300).optional().meta({
    title: 'Note',
    description: 'Note on required fields, above the form.',
  }),
  endpoint: call(CONTACT_PATH).meta({
    title: 'Service address',
    description: 'The address that receives the form data.',
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
        description:
          'The field for the message. Its error message is shown when the message is too long.',
      }),
    })
    .meta({ title: 'Fields', description: 'The four fields of the form.' }),
  submit: text(60).meta({
    title: 'Submit',
    description: 'Label of the button that sends the form.',
  }),
  sending: text(60).meta({
    title: 'Sending',
    description: 'Label of the button while the request is being sent.',
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
      'Specific messages that replace the general failure message. The form keeps its content.',
  }),
  clearsAfter: z
    .array(
      z.enum(['success', 'blocked', 'failure']).meta({
        title: 'Occasion',
        description:
          'success: the request was stored; blocked: the form was submitted with invalid fields; failure: the request could not be sent.',
      }),
    )
    .meta({
      title: 'Clears after',
      description: 'When the form is cleared. In all other cases it keeps its content.',
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
      description: 'The e-mail address, preferably as a variable.',
    }),
    copy: copy.meta({ title: 'Copy button', description: 'The button that copies the address.' }),
    form: form.meta({ title: 'Form', description: 'The contact form and its texts.' }),
  },
  { group: 'contact', outline: () => ({ hasForm: true }) },
)
