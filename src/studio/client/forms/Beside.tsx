import type { Field } from '../../forms/model.ts'
import { FormContext, type FormTools } from './context.ts'
import { Part } from './Part.tsx'
import type { OpenForm } from './useForm.ts'

interface Props extends Pick<FormTools, 'pictures' | 'addSection' | 'targets'> {
  readonly fields: readonly Field[]
  readonly label: string
  readonly form: OpenForm
}

/** Fields that belong to the selected text: its link and its variables. */
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
