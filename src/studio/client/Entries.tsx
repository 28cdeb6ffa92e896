import type { Path } from '../../content/model.ts'
import type { SiteChange } from '../server/edit-schema.ts'
import type { ListedEntry } from '../server/protocol.ts'
import { useStudio } from './context.ts'

interface Props {
  readonly entries: readonly ListedEntry[]
  readonly onAdd: (at: Path) => void
}

const isSection = (at: Path): boolean => at.length === 4 && at[2] === 'sections'

/** List entries around the selected text. */
export function Entries({ entries, onAdd }: Props) {
  const { actions } = useStudio()
  return entries.map((entry) => {
    const { at, title, index, length } = entry
    const name = `${title} ${index + 1} of ${length}`
    const run = (change: SiteChange, done: string) =>
      void actions.edit([change], `${title} ${done}.`)
    const move = (to: number, way: string) => run({ do: 'move', at, to }, `moved ${way}`)
    return (
      <fieldset className="entries" key={actions.keyOf(at)}>
        <legend>{name}</legend>
        <div className="row">
          <button type="button" disabled={index === 0} onClick={() => move(index - 1, 'up')}>
            Move up
          </button>
          <button
            type="button"
            disabled={index === length - 1}
            onClick={() => move(index + 1, 'down')}
          >
            Move down
          </button>
          <button type="button" onClick={() => run({ do: 'copy', at }, 'duplicated')}>
            Duplicate
          </button>
          <button type="button" onClick={() => run({ do: 'remove', at }, 'removed')}>
            Remove
          </button>
          {isSection(at) && (
            <>
              <button type="button" onClick={() => onAdd(at)}>
                Add section before
              </button>
              <button type="button" onClick={() => onAdd([...at.slice(0, -1), index + 1])}>
                Add section after
              </button>
            </>
          )}
        </div>
      </fieldset>
    )
  })
}
