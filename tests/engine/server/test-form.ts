/** A custom form, as the build describes it. */
import { formMarks, WHOLE_FORM } from '../../../src/contract/forms.ts'
import type { ReceivedForm } from '../../../src/contract/manifest.ts'

export const FORM_PATH = '/api/forms/Careers/apply'

const field = (
  kind: ReceivedForm['fields'][number]['kind'],
  name: string,
  more: Partial<ReceivedForm['fields'][number]> = {},
) => ({ kind, name, label: `The ${name}`, required: false, ...more })

const fields = [
  field('text', 'name', { required: true }),
  field('email', 'email'),
  field('phone', 'phone'),
  field('date', 'date'),
  field('number', 'number'),
  field('choice', 'choice', { options: ['A & B', 'C'] }),
  field('checkbox', 'checkbox'),
  field('longText', 'long-text'),
]

const reasons = [WHOLE_FORM, ...fields.map(({ name }) => name)]
  .map((name) => `<li data-reason="${name}">${formMarks.error(name)}</li>`)
  .join('')
const inputs = fields
  .map(
    ({ name }) =>
      `<input data-invalid="${formMarks.invalid(name)}" name="${name}" value="${formMarks.value(name)}">`,
  )
  .join('')
const option = `<option data-selected="${formMarks.chosen('choice', 'A &amp; B')}">A &amp; B</option>`

export const testForm: ReceivedForm = {
  page: '/Careers#apply',
  fields,
  messages: {
    required: 'required.',
    choose: 'choose.',
    accept: 'accept.',
    email: 'email.',
    phone: 'phone.',
    date: 'date.',
    number: 'number.',
    tooLong: 'at most {limit}.',
    changed: 'changed.',
  },
  invalid: {
    html: `<ul data-reasons="">${reasons}</ul>${inputs}${option}`,
    csp: "default-src 'none'; form-action 'self'",
  },
}
