import type { ViewProps } from '../../../content/model.ts'
import { nameFields } from '../../../contract/forms.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Form } from './Form.tsx'
import type { form } from './schema.ts'

export interface FormProps extends ViewProps<typeof form> {
  readonly id: string
  /** Where the form is sent; added by the compiler. */
  readonly endpoint: string
  /** Whether to render marks that the contact service fills in, see `formMarks`. */
  readonly isTemplate?: boolean
}

export function View(props: FormProps) {
  const fields = nameFields(props.fields)
  return (
    <HeadedSection section={props} beside>
      {props.isTemplate && <ErrorSummary id={props.id} fields={fields} />}
      <Form form={props} fields={fields} />
    </HeadedSection>
  )
}
