import { z } from 'zod'
import { heading } from '../../../schemas/fields.ts'
import { sectionKind } from '../../../schemas/section.ts'
import { paragraph, text } from '../../../schemas/text.ts'

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

const copy = z.strictObject({
  label: text(60).meta({ title: 'Label', description: 'Name of the copy button.' }),
  done: text(80).meta({ title: 'Done', description: 'Tooltip after the address was copied.' }),
})

const form = z.strictObject({
  heading: heading.meta({ title: 'Heading', description: 'The heading of the form.' }),
  endpoint: z
    .string()
    .regex(/^\/api\/[a-z]+$/, {
      error: 'The service address of the form is /api/ and one word in small letters.',
    })
    .meta({
      title: 'Service address',
      description: 'Where the form sends its values: /api/ and one word.',
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
      message: field.meta({ title: 'Message', description: 'The field for the message.' }),
    })
    .meta({ title: 'Fields', description: 'The four fields of the form.' }),
  submit: text(60).meta({
    title: 'Submit',
    description: 'Label of the button that sends the form.',
  }),
  success: text(160).meta({
    title: 'Success',
    description: 'Message after the request was stored.',
  }),
  failure: text(160).meta({
    title: 'Failure',
    description: 'Message when the request could not be sent.',
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
    email: text(120).meta({
      title: 'Address',
      description: 'The e-mail address, best as a variable.',
    }),
    copy: copy.meta({ title: 'Copy button', description: 'The button that copies the address.' }),
    form: form.meta({ title: 'Form', description: 'The contact form and its words.' }),
  },
)
