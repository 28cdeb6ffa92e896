import type { ViewProps } from '../../../content/model.ts'
import { maxLength } from '../../../contract/request-limits.ts'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx'
import { Label } from '../../ui/Label.tsx'
import { stack } from '../../ui/layoutStyles.ts'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import { Field } from './Field.tsx'
import type { contact } from './schema.ts'
import { Toast } from './Toast.tsx'
import { useContactRequest } from './useContactRequest.ts'

const VALIDATED_INPUTS = [
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'contact', type: 'tel', autoComplete: 'tel' },
] as const

const submitButton = css`
  ${buttonStyles.primary}
  &[aria-disabled] {
    cursor: progress;
  }
`

interface ContactFormProps {
  readonly form: ViewProps<typeof contact>['form']
  readonly level: HeadingLevel
}

export function ContactForm({ form, level }: ContactFormProps) {
  const { ref, invalid, counter, state, validate, save, submit } = useContactRequest(form)
  const { name, message } = form.fields
  const isSending = state === 'sending'
  return (
    <form
      ref={ref}
      method="get"
      action={form.endpoint}
      onInput={save}
      onSubmit={submit}
      css={stack[6]}
    >
      <Heading level={level} variant="subtitle">
        {form.heading}
      </Heading>
      {form.note && (
        <p>
          <RichText value={form.note} />
        </p>
      )}
      <Field texts={name} name="name" type="text" autoComplete="name" maxLength={maxLength.name} />
      {renderList(VALIDATED_INPUTS, (input) => (
        <Field
          texts={form.fields[input.name]}
          isInvalid={invalid.includes(input.name)}
          onInput={() => validate(input.name)}
          maxLength={maxLength[input.name]}
          {...input}
        />
      ))}
      <Field
        texts={message}
        name="message"
        isInvalid={invalid.includes('message')}
        onInput={() => validate('message')}
      >
        {/* The number formats of Node and of the browser may differ. */}
        <Label suppressHydrationWarning>{counter}</Label>
      </Field>
      <button
        type="submit"
        data-replay-click=""
        disabled={invalid.length > 0}
        aria-disabled={isSending || undefined}
        css={submitButton}
      >
        {isSending ? form.sending : form.submit}
      </button>
      <Toast>{state === 'sent' && form.success}</Toast>
    </form>
  )
}
