import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import type { Offer } from '../../forms/model.ts'
import { type EditResponse, type FormState, STUDIO_PATH } from '../../server/protocol.ts'
import { fetchForm, sendCommand } from '../api.ts'
import type { Refused } from '../Field.tsx'
import { Wrong } from './Labelled.tsx'

interface Asked {
  readonly at: Path
  readonly page: FormState
}

interface Studio {
  readonly tell: (answer: EditResponse, done: string) => Promise<void>
  readonly added: (at: Path) => void
}

export function useNewSection({ tell, added }: Studio): {
  readonly ask: (at: Path) => void
  readonly dialog: ReactElement
} {
  const [asked, setAsked] = useState<Asked>()
  const [refused, setRefused] = useState<Refused>([])
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  const ask = async (at: Path) => {
    const page = await fetchForm(at.slice(0, 2)).catch(() => undefined)
    setRefused([])
    if (page) setAsked({ at, page })
  }
  const add = async ({ at, page }: Asked, { title, value }: Offer) => {
    const answer = await sendCommand({
      do: 'change',
      change: { do: 'insert', at, value },
      version: page.version,
    })
    if (!answer.ok) return setRefused(answer.diagnostics)
    setAsked(undefined)
    await tell(answer, `${title} added.`)
    added(at)
  }
  return {
    ask: (at) => void ask(at),
    dialog: (
      <dialog
        ref={dialog}
        className="sections"
        aria-labelledby="new-section"
        onClose={() => setAsked(undefined)}
      >
        <div className="head">
          <h2 className="name" id="new-section">
            Add section {asked && placeOf(asked)}
          </h2>
          <div className="row">
            <button type="button" onClick={() => setAsked(undefined)}>
              Cancel
            </button>
          </div>
        </div>
        <Wrong refused={refused} />
        <ul>
          {asked &&
            sectionsIn(asked.page)?.offers.map((offer) => (
              <li key={offer.title}>
                <button type="button" onClick={() => void add(asked, offer)}>
                  {offer.title}
                </button>
                <p className="quiet">{offer.description}</p>
                <div className="look" inert>
                  <iframe
                    title={offer.title}
                    loading="lazy"
                    src={`${STUDIO_PATH}/section?type=${encodeURIComponent(offer.sectionType ?? '')}`}
                  />
                </div>
              </li>
            ))}
        </ul>
      </dialog>
    ),
  }
}

function sectionsIn({ field: { control } }: FormState) {
  const fields = control.kind === 'group' ? control.fields : []
  const list = fields.find(({ at }) => at.at(-1) === 'sections')?.control
  return list?.kind === 'list' ? list : undefined
}

function placeOf({ at, page }: Asked): string {
  const next = sectionsIn(page)?.entries[Number(at.at(-1))]
  return next ? `before “${next.summary || next.title}”` : 'at the end of the page'
}
