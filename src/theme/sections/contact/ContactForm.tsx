import type { ViewProps } from '../../../content/model.ts'
import { maxLength } from '../../../contract/request-limits.ts'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { renderList } from '../../ui/renderList.ts'
import { Field } from './Field.tsx'
import type { contact } from './schema.ts'
import { Toast } from './Toast.tsx'
import { useContactRequest } from './useContactRequest.ts'

const CHECKED_LINES = [
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'contact', type: 'tel', autoComplete: 'tel' },
] as const

const waiting = css`
  ${buttonStyles.primary}
  &[aria-disabled] {
    cursor: progress;
  }
`

interface ContactFormProps {
  readonly form: ViewProps<typeof contact>['form']
  readonly level: 1 | 2
}

/**
 * The contact form. Without JavaScript, the browser itself sends its values in the query of the service's
 * address; with it, they are checked while they are typed and sent from here.
 */
export function ContactForm({ form, level }: ContactFormProps) {
  const { ref, wrong, counter, state, check, submit } = useContactRequest(form)
  const { name, message } = form.fields
  const isSending = state === 'sending'
  return (
    <form ref={ref} method="get" action={form.endpoint} onSubmit={submit} css={stack[6]}>
      <Heading level={level} variant="title">
        {form.heading}
      </Heading>
      {form.note && <p>{form.note}</p>}
      <Field texts={name} name="name" type="text" autoComplete="name" maxLength={maxLength.name} />
      {renderList(CHECKED_LINES, (line) => (
        <Field
          texts={form.fields[line.name]}
          isInvalid={wrong.includes(line.name)}
          onInput={() => check(line.name)}
          maxLength={maxLength[line.name]}
          {...line}
        />
      ))}
      <Field
        texts={message}
        name="message"
        isInvalid={wrong.includes('message')}
        onInput={() => check('message')}
      >
        {/* Browsers may not know how the language of the site writes numbers. */}
        <Label suppressHydrationWarning>{counter}</Label>
      </Field>
      <button
        type="submit"
        disabled={wrong.length > 0}
        aria-disabled={isSending || undefined}
        css={waiting}
      >
        {isSending ? form.sending : form.submit}
      </button>
      <Toast>{state === 'sent' && form.success}</Toast>
    </form>
  )
}
