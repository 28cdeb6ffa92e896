import type { Field } from '../../forms/model.ts'
import type { PictureTools } from '../usePictures.ts'
import { FormContext } from './context.ts'
import { Part } from './Part.tsx'
import type { OpenForm } from './useForm.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly form: OpenForm
  readonly pictures: PictureTools
}

/** The facts and figures that the selected text names in braces: written once, changed from here. */
export const Variables = ({ fields, form, pictures }: Props) =>
  fields.length > 0 && (
    <section className="form variables" aria-label="What this text takes from elsewhere">
      <FormContext value={{ ...form, pictures, listOf: (name) => name }}>
        {fields.map((field) => (
          <Part key={field.at.join('/')} field={field} />
        ))}
      </FormContext>
    </section>
  )
