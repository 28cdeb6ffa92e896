import type { Field } from '../../forms/model.ts'
import { FormContext, type FormTools } from './context.ts'
import { Part } from './Part.tsx'
import type { OpenForm } from './useForm.ts'

interface Props extends Pick<FormTools, 'pictures' | 'addSection'> {
  readonly fields: readonly Field[]
  readonly form: OpenForm
}

/** The facts and figures that the selected text names in braces: written once, changed from here. */
export const Variables = ({ fields, form, ...tools }: Props) =>
  fields.length > 0 && (
    <section className="form variables" aria-label="What this text takes from elsewhere">
      <FormContext value={{ ...form, ...tools, listOf: (name) => name }}>
        {fields.map((field) => (
          <Part key={field.at.join('/')} field={field} />
        ))}
      </FormContext>
    </section>
  )
