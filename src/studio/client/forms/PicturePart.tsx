import type { Control, Field } from '../../protocol/form.ts'
import { PictureField } from '../PictureField.tsx'
import { useFormTools } from './context.ts'
import { RemoveButton } from './RemoveButton.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'picture' }>
}

export function PicturePart({ field, control }: Props) {
  const { at, title, description, shared, isOptional, isInFile } = field
  const { value, max } = control
  const { pictures } = useFormTools()
  const text = {
    at: [...at, 'src'],
    title,
    description,
    maxLength: max,
    shared,
    typeDefault: undefined,
    image: value,
  }
  // List entries have their own remove button.
  const isEntry = typeof at.at(-1) === 'number'
  return (
    <>
      <PictureField text={text} value={value} pictures={pictures} isPart />
      {isOptional && isInFile && !isEntry && <RemoveButton field={field} />}
    </>
  )
}
