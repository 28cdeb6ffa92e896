import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import type { Offer } from '../../forms/model.ts'
import { type FormState, STUDIO_PATH } from '../../server/protocol.ts'
import { fetchForm } from '../api.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import type { Reasons } from '../unsaved.ts'

interface Asked {
  readonly at: Path
  readonly page: FormState
}

export function useNewSection(): {
  readonly ask: (at: Path) => void
  readonly dialog: ReactElement
} {
  const { actions } = useStudio()
  const [asked, setAsked] = useState<Asked>()
  const [reasons, setReasons] = useState<Reasons>([])
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  const ask = async (at: Path) => {
    const page = await fetchForm(at.slice(0, 2)).catch(() => undefined)
    setReasons([])
    if (page) setAsked({ at, page })
  }
  const add = async ({ at }: Asked, { title, value }: Offer) => {
    const found = await actions.edit([{ do: 'insert', at, value }], `${title} added.`, {
      showsReasons: true,
    })
    if (found.length > 0) return setReasons(found)
    setAsked(undefined)
    actions.openForm(at)
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
            Add section {asked && getPlace(asked)}
          </h2>
          <div className="row">
            <button type="button" onClick={() => setAsked(undefined)}>
              Cancel
            </button>
          </div>
        </div>
        <ReasonList reasons={reasons} />
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

function getPlace({ at, page }: Asked): string {
  const next = sectionsIn(page)?.entries[Number(at.at(-1))]
  return next ? `before “${next.summary || next.title}”` : 'at the end of the page'
}
