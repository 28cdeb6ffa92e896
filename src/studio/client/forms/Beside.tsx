import type { Field } from '../../forms/model.ts'
import { FormContext, type FormTools } from './context.ts'
import { Part } from './Part.tsx'
import type { OpenForm } from './useForm.ts'

interface Props extends Pick<FormTools, 'pictures' | 'addSection' | 'targets'> {
  readonly fields: readonly Field[]
  /** What they are to the selected text, in words. */
  readonly label: string
  readonly form: OpenForm
}

/** What belongs to the selected text and stands elsewhere: its link, and the facts and figures that it names in braces. */
export const Beside = ({ fields, label, form, ...tools }: Props) =>
  fields.length > 0 && (
    <section className="form beside" aria-label={label}>
      <FormContext value={{ ...form, ...tools, listOf: (name) => name }}>
        {fields.map((field) => (
          <Part key={field.at.join('/')} field={field} />
        ))}
      </FormContext>
    </section>
  )
