import type { Field } from '../../forms/model.ts'
import { useFormTools } from './context.ts'

/** Takes a part out that need not be there; undo brings it back. */
export function TakeOut({ field: { at, title } }: { readonly field: Field }) {
  const { change } = useFormTools()
  return (
    <div className="row small">
      <button type="button" onClick={() => void change({ do: 'remove', at }, `${title} removed.`)}>
        Remove: {title}
      </button>
    </div>
  )
}
