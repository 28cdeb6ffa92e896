import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { buttonLooks } from '../../ui/buttonLooks.ts'
import { Heading } from '../../ui/Heading.tsx'
import { box, Field } from './Field.tsx'
import type { contact } from './schema.ts'

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  justify-items: stretch;
`

const message = css`
  min-block-size: calc(2 * var(--space-24));
  resize: vertical;
`

const submit = css`
  justify-self: start;
`

interface ContactFormProps {
  readonly form: ViewProps<typeof contact>['form']
  readonly level: 2 | 3
}

/** The contact form as the browser itself sends it: values in the query of the service's address. */
export function ContactForm({ form, level }: ContactFormProps) {
  const { name, email, contact: phone, message: text } = form.fields
  return (
    <form method="get" action={form.endpoint} css={sheet}>
      <Heading level={level} look="title">
        {form.heading}
      </Heading>
      <Field label={name.label}>
        <input
          type="text"
          name="name"
          autoComplete="name"
          placeholder={name.placeholder}
          css={box}
        />
      </Field>
      <Field label={email.label}>
        <input
          type="email"
          name="email"
          autoComplete="email"
          placeholder={email.placeholder}
          css={box}
        />
      </Field>
      <Field label={phone.label}>
        <input
          type="tel"
          name="contact"
          autoComplete="tel"
          placeholder={phone.placeholder}
          css={box}
        />
      </Field>
      <Field label={text.label}>
        <textarea name="message" rows={6} placeholder={text.placeholder} css={[box, message]} />
      </Field>
      <button type="submit" css={[buttonLooks.primary, submit]}>
        {form.submit}
      </button>
    </form>
  )
}
