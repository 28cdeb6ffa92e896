import type { ViewProps } from '../../model.ts'
import { stack } from '../../ui/arrangements.ts'
import { buttonLooks } from '../../ui/buttonLooks.ts'
import { each } from '../../ui/each.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Field } from './Field.tsx'
import type { contact } from './schema.ts'

const LINES = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'contact', type: 'tel', autoComplete: 'tel' },
] as const

interface ContactFormProps {
  readonly form: ViewProps<typeof contact>['form']
  readonly level: 2 | 3
}

/** The contact form as the browser itself sends it: values in the query of the service's address. */
export function ContactForm({ form, level }: ContactFormProps) {
  return (
    <form method="get" action={form.endpoint} css={stack[6]}>
      <Heading level={level} look="title">
        {form.heading}
      </Heading>
      {each(LINES, ({ name, ...rest }) => (
        <Field of={form.fields[name]} name={name} {...rest} />
      ))}
      <Field of={form.fields.message} name="message" />
      <button type="submit" css={buttonLooks.primary}>
        {form.submit}
      </button>
    </form>
  )
}
