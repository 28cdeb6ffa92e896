import type { Path } from '../../content/model.ts'
import type { EditResponse, SiteChange } from '../protocol/edits.ts'
import type { LabelledFix } from '../protocol/state.ts'
import { sendEdit, uploadImage } from './api.ts'
import type { Place } from './model.ts'
import { send } from './saving.ts'
import type { Selection } from './selection.ts'
import type { Load } from './state-loader.ts'
import type { Store } from './store.ts'
import type { Reasons } from './unsaved.ts'

interface EditOptions {
  readonly aim?: Path | undefined
  readonly showsReasons?: boolean
  /** What was added to another page. */
  readonly show?: Place | undefined
  /** Whether it brings back what was published. */
  readonly isRevert?: true
  /** Of the paths; by default that of the loaded state. */
  readonly version?: string
}

export type Edits = ReturnType<typeof createEdits>

export function createEdits(store: Store, selection: Selection, load: Load) {
  const { dispatch } = store

  async function edit(
    changes: readonly SiteChange[],
    done: string,
    { aim, showsReasons = false, show, version, ...rest }: EditOptions = {},
  ): Promise<Reasons> {
    const answer = await (version === undefined
      ? send(store, [...changes])
      : sendEdit({ version, changes: [...changes], ...rest }))
    if (answer.ok || !showsReasons) return report(answer, done, { aim, show })
    if (answer.conflict) await load()
    return answer.diagnostics
  }
  async function report(
    answer: EditResponse,
    done: string,
    { aim, show }: Pick<EditOptions, 'aim' | 'show'> = {},
  ): Promise<Reasons> {
    if (!answer.ok) {
      dispatch({ type: 'rejected', reasons: answer.diagnostics })
      if (answer.conflict) await load()
      return answer.diagnostics
    }
    // The place is one of the new version.
    if (show) await load()
    dispatch({ type: 'announced', text: done, canUndo: true, show })
    if (!show) await load()
    if (aim) dispatch({ type: 'aimed', aim })
    return []
  }
  return {
    edit,
    async turn(direction: 'undo' | 'redo'): Promise<void> {
      selection.close()
      const answer = await send(store, [{ do: direction }])
      if (answer.ok)
        dispatch({ type: 'announced', text: direction === 'undo' ? 'Undone.' : 'Redone.' })
      else announceProblem(store, answer.diagnostics)
      await load()
    },
    async fix({ label, version, edits }: LabelledFix): Promise<void> {
      const answer = await sendEdit({ version, changes: [{ do: 'fix', edits }] })
      if (answer.ok) await report(answer, `Fixed: ${label}.`)
      else announceProblem(store, answer.diagnostics)
    },
    async upload(
      change: Extract<SiteChange, { do: 'setImage' }>,
      title: string,
      file: File,
    ): Promise<Reasons> {
      const content = await toBase64(file)
      const request = { version: store.get().version ?? '', name: file.name, content, change }
      return report(await uploadImage(request), `${title}: ${file.name} uploaded.`)
    },
  }
}

function announceProblem({ dispatch }: Store, reasons: Reasons): void {
  const text = reasons.map(({ message, hint }) => `${message} ${hint ?? ''}`.trim()).join(' ')
  dispatch({ type: 'announced', text, isProblem: true })
}

const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    // `data:image/png;base64,…`; nothing after the comma for an empty file.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
