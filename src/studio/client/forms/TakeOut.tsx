import type { Field } from '../../forms/model.ts'
import { useFormTools } from './context.ts'

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
