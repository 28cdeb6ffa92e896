import type { Path } from '../../content/model.ts'
import type { EntryAction, ListedEntry } from '../server/protocol.ts'

interface Props {
  readonly entries: readonly ListedEntry[]
  readonly onAct: (entry: ListedEntry, act: EntryAction) => void
  /** Asks which section comes to a place. */
  readonly onAdd: (at: Path) => void
}

/** Whether an entry is a section of a page. */
const isSection = ({ at }: ListedEntry): boolean => at.length === 4 && at[2] === 'sections'

/** The entries of lists that the selected text is in: each can be moved, copied and taken out. */
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
