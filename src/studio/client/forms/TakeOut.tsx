import type { Field } from '../../forms/model.ts'
import { useStudio } from '../context.ts'

export function TakeOut({ field: { at, title } }: { readonly field: Field }) {
  const { actions } = useStudio()
  return (
    <div className="row small">
      <button
        type="button"
        onClick={() => void actions.edit([{ do: 'remove', at }], `${title} removed.`)}
      >
        Remove: {title}
      </button>
    </div>
  )
}
