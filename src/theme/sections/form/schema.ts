import { z } from 'zod'
import type { Fault } from '../../../../schemas/fault.ts'
import { optionalHead } from '../../../../schemas/fields.ts'
import { sectionKind } from '../../../../schemas/section.ts'
import { slug, type TextRef, text, textWithPlaces } from '../../../../schemas/text.ts'

const options = z
  .array(text(100).meta({ title: 'Option', description: 'One of the possible answers.' }))
  .min(1)
  .max(100)

const field = z.strictObject({
  kind: z
    .enum(['text', 'email', 'phone', 'date', 'number', 'choice', 'checkbox', 'longText'])
    .meta({
      title: 'Kind',
      description:
        'text: one line; longText: several lines; email; phone; date; number; choice: one of several options; checkbox: yes or no.',
    }),
  label: text(120).meta({ title: 'Label', description: 'The visible label of the field.' }),
  name: slug.optional().meta({
    title: 'Name',
    description:
      'Name of the field for browsers and programs. Defaults to the label in lower-case letters.',
  }),
  required: z.boolean().optional().meta({
    title: 'Required',
    description: 'Whether the form cannot be sent without a value. Default: false.',
  }),
  options: options
    .optional()
    .meta({ title: 'Options', description: 'The possible answers of a choice.' }),
  autocomplete: z
    .enum([
      'name',
      'given-name',
      'family-name',
      'organization',
      'street-address',
      'postal-code',
      'address-level2',
      'country-name',
      'bday',
    ])
    .optional()
    .meta({
      title: 'Autocomplete',
      description:
        'What browsers can fill in. Not necessary for e-mail addresses and phone numbers.',
    }),
  help: text(200)
    .optional()
    .meta({ title: 'Help', description: 'A hint under the label: what to enter, and why.' }),
})

interface WrittenField {
  readonly kind: string
  readonly label: TextRef
  readonly name?: string | undefined
  readonly options?: readonly TextRef[] | undefined
}

const findRepeated = (texts: readonly (string | undefined)[]): number[] =>
  texts.flatMap((text, index) => (text !== undefined && texts.indexOf(text) < index ? [index] : []))

const normalize = ({ template }: TextRef): string => template.trim().toLowerCase()

function findOptionFaults({ kind, options }: WrittenField, index: number): Fault[] {
  const path = ['fields', index]
  if (kind !== 'choice') {
    if (!options) return []
    const message = `A field of the kind "${kind}" has no options.`
    const hint = 'Write "kind: choice", or delete the options.'
    return [{ path: [...path, 'kind'], message, hint, replacement: 'choice' }]
  }
  if (!options) {
    const hint = 'Add what visitors can choose from, for example "options: [Morning, Afternoon]".'
    return [{ path, message: 'This choice has no options.', hint }]
  }
  return findRepeated(options.map(normalize)).map((option) => ({
    path: [...path, 'options', option],
    message: 'This option is there twice.',
    hint: 'Delete one of them.',
  }))
}

function findFaults({ fields }: { readonly fields: readonly WrittenField[] }): Fault[] {
  const labels = findRepeated(fields.map(({ label }) => normalize(label)))
  const names = findRepeated(fields.map(({ name }) => name))
  return [
    ...fields.flatMap(findOptionFaults),
    ...labels.map((index) => ({
      path: ['fields', index, 'label'],
      message: 'Two fields of this form have the same label.',
      hint: 'Write labels that visitors can tell apart.',
    })),
    ...names.map((index) => ({
      path: ['fields', index, 'name'],
      message: 'Two fields of this form have the same name.',
      hint: 'Write another name, or delete it: it then comes from the label.',
    })),
  ]
}

const message = (title: string, description: string) => text(300).meta({ title, description })

const messages = z.strictObject({
  optional: text(40).meta({
    title: 'Optional',
    description: 'Shown after the label of fields that are not required.',
  }),
  sending: text(60).meta({
    title: 'Sending',
    description: 'Label of the button while the form is being sent.',
  }),
  sent: message('Sent', 'Shown after the form was stored.'),
  failure: message('Failure', 'Shown when the form could not be sent. It keeps its content.'),
  noService: message(
    'No service',
    'Shown when the website has no contact service, for example on a static host.',
  ),
  required: message('Required', 'Error: a required field is empty.'),
  choose: message('Choose', 'Error: no option of a choice is selected.'),
  accept: message('Accept', 'Error: a required checkbox is not checked.'),
  email: message('E-mail', 'Error: the value is not an e-mail address.'),
  phone: message('Phone', 'Error: the value is not a phone number.'),
  date: message('Date', 'Error: the value is not a date.'),
  number: message('Number', 'Error: the value is not a number.'),
  tooLong: textWithPlaces(
    300,
    ['limit'],
    'This message has to say where the number of characters goes: {limit}.',
  ).meta({
    title: 'Too long',
    description: 'Error: the value is too long. {limit} is the maximum number of characters.',
  }),
  changed: message('Changed', 'Error: the form was changed since the visitor opened the page.'),
})

export const form = sectionKind(
  'form',
  'A form with fields of your choice. The contact service stores what visitors send.',
  {
    ...optionalHead,
    fields: z
      .array(field.meta({ title: 'Field', description: 'One field of the form.' }))
      .min(1)
      .max(50)
      .meta({
        title: 'Fields',
        description: 'The fields of the form in order.',
        examples: [
          [
            { kind: 'email', label: 'E-mail', required: true },
            { kind: 'choice', label: 'Time', options: ['Morning', 'Afternoon'] },
          ],
        ],
      }),
    send: text(60).meta({ title: 'Send', description: 'Label of the button that sends the form.' }),
    messages: messages.meta({
      title: 'Messages',
      description: 'Texts of the form. Defaults in the language of the site.',
    }),
  },
  {
    group: 'contact',
    findFaults,
    outline: () => ({ hasForm: true }),
    form: ({ fields, messages }) => ({ fields, messages }),
  },
)
