import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { ShownText } from '../server/protocol.ts'

/** Whether to change a type default for one section or for all. */
export type EditScope = 'instance' | 'type'

/** @returns undefined if canceled */
export type AskScope = (
  text: Pick<ShownText, 'title' | 'typeDefault'>,
) => Promise<EditScope | undefined>

interface Question {
  readonly pages: number
  readonly title: string
  readonly answer: (where: EditScope | undefined) => void
}

export function useEditScope(): { readonly ask: AskScope; readonly dialog: ReactElement } {
  const [question, setQuestion] = useState<Question>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (question) dialog.current?.showModal()
    else dialog.current?.close()
  }, [question])
  const ask: AskScope = async ({ typeDefault, title }) => {
    if (!typeDefault) return 'type'
    return new Promise((resolve) => {
      const answer = (where: EditScope | undefined) => {
        setQuestion(undefined)
        resolve(where)
      }
      setQuestion({ pages: typeDefault.pages, title, answer })
    })
  }
  const answer = (where: EditScope | undefined) => question?.answer(where)
  return {
    ask,
    dialog: (
      <dialog ref={dialog} aria-labelledby="where" onClose={() => answer(undefined)}>
        <h2 className="name" id="where">
          {question?.title}: change here or everywhere?
        </h2>
        <p className="quiet">
          This text is shared by all sections of this type. You can override it for this section
          only.
        </p>
        <div className="row">
          <button type="button" onClick={() => answer('instance')}>
            Here only
          </button>
          <button type="button" onClick={() => answer('type')}>
            Everywhere ({question?.pages} {question?.pages === 1 ? 'page' : 'pages'})
          </button>
          <button type="button" onClick={() => answer(undefined)}>
            Cancel
          </button>
        </div>
      </dialog>
    ),
  }
}
