import type { Path } from '../../content/model.ts'
import type { EntryAction, ListedEntry } from '../server/protocol.ts'

interface Props {
  readonly entries: readonly ListedEntry[]
  readonly onAct: (entry: ListedEntry, act: EntryAction) => void
  readonly onAdd: (at: Path) => void
}

const isSection = ({ at }: ListedEntry): boolean => at.length === 4 && at[2] === 'sections'

export const Entries = ({ entries, onAct, onAdd }: Props) =>
  entries.map((entry) => {
    const { title, index, length } = entry
    const name = `${title} ${index + 1} of ${length}`
    return (
      <fieldset className="entries" key={entry.at.join('.')}>
        <legend>{name}</legend>
        <div className="row">
          <button type="button" disabled={index === 0} onClick={() => onAct(entry, 'up')}>
            Move up
          </button>
          <button
            type="button"
            disabled={index === length - 1}
            onClick={() => onAct(entry, 'down')}
          >
            Move down
          </button>
          <button type="button" onClick={() => onAct(entry, 'copy')}>
            Duplicate
          </button>
          <button type="button" onClick={() => onAct(entry, 'remove')}>
            Remove
          </button>
          {isSection(entry) && (
            <>
              <button type="button" onClick={() => onAdd(entry.at)}>
                Add section before
              </button>
              <button type="button" onClick={() => onAdd([...entry.at.slice(0, -1), index + 1])}>
                Add section after
              </button>
            </>
          )}
        </div>
      </fieldset>
    )
  })
