import { Trash2 } from 'lucide-react'
import type { Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'

export function RemoveButton({ field: { at, title } }: { readonly field: Field }) {
  const { actions } = useStudio()
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void actions.edit([{ do: 'remove', at }], `${title} removed.`)}
    >
      <Trash2 aria-hidden />
      Remove: {title}
    </button>
  )
}
