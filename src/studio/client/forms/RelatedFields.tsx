import type { Field } from '../../protocol/form.ts'
import { FormContext, type FormTools } from './context.ts'
import { Part } from './Part.tsx'

interface Props extends Pick<FormTools, 'pictures' | 'sections' | 'targets'> {
  readonly fields: readonly Field[]
  readonly label: string
}

export const RelatedFields = ({ fields, label, ...tools }: Props) =>
  fields.length > 0 && (
    <section className="form beside" aria-label={label}>
      <FormContext value={{ ...tools, getListId: (name) => name }}>
        {fields.map((field) => (
          <Part key={field.at.join('/')} field={field} />
        ))}
      </FormContext>
    </section>
  )
