import type { Path } from '../../content/model.ts'
import { createEdits } from './edits.ts'
import { Identities } from './identities.ts'
import { createEntries } from './list-entries.ts'
import { createSaving } from './saving.ts'
import { createSelectedText } from './selected-text.ts'
import { createSelection } from './selection.ts'
import { createLoader } from './state-loader.ts'
import type { Store } from './store.ts'

export type Actions = ReturnType<typeof createActions>

/** Outside of React, because actions outlive the fields that start them. */
export function createActions(store: Store) {
  const { dispatch } = store
  const identities = new Identities()
  const load = createLoader(store, identities, (path) => selection.open(path))
  const saving = createSaving(store, load)
  const selection = createSelection(store, saving, load)
  const edits = createEdits(store, selection, load)
  return {
    load,
    ...saving,
    ...selection,
    ...createSelectedText(store, { saving, selection, load }),
    ...edits,
    ...createEntries(store, selection, edits),
    getKey: (at: Path) => identities.getKey(at),
    aim: (aim: Path | undefined) => dispatch({ type: 'aimed', aim }),
    announce: (text: string) => dispatch({ type: 'announced', text }),
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}
