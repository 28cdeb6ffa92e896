import { type ReactElement, useState } from 'react'
import type { Path } from '../../../content/model.ts'
import { STUDIO_PATH } from '../../protocol/addresses.ts'
import type { Offer } from '../../protocol/form.ts'
import type { FormState } from '../../protocol/state.ts'
import { fetchForm } from '../api.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import type { Reasons } from '../unsaved.ts'

interface Asked {
  readonly at: Path
  /** The form of the page with the section types that it may have. */
  readonly page: FormState | 'loading' | 'failed'
}

export function useNewSection(): {
  readonly ask: (at: Path) => void
  readonly dialog: ReactElement | false
} {
  const [asked, setAsked] = useState<Asked>()
  const ask = async (at: Path) => {
    setAsked({ at, page: 'loading' })
    const page = (await fetchForm(at.slice(0, 2)).catch(() => undefined)) ?? 'failed'
    // The dialog may have been closed meanwhile.
    setAsked((current) => (current?.at === at ? { at, page } : current))
  }
  const close = () => setAsked(undefined)
  return {
    ask: (at) => void ask(at),
    dialog: asked !== undefined && (
      <ModalDialog
        title={`Add section ${describePlace(asked)}`.trim()}
        size="large"
        onClose={close}
      >
        {asked.page === 'loading' && <p className="empty">Loading…</p>}
        {asked.page === 'failed' && (
          <>
            <p className="empty">Could not load the section types.</p>
            <button type="button" className="button" onClick={() => void ask(asked.at)}>
              Try again
            </button>
          </>
        )}
        {typeof asked.page === 'object' && (
          <NewSection at={asked.at} page={asked.page} onClose={close} />
        )}
      </ModalDialog>
    ),
  }
}

interface Props {
  readonly at: Path
  readonly page: FormState
  readonly onClose: () => void
}

function NewSection({ at, page, onClose }: Props) {
  const { actions } = useStudio()
  const [query, setQuery] = useState('')
  const [reasons, setReasons] = useState<Reasons>([])
  const [isAdding, setAdding] = useState(false)
  const add = async ({ title, value }: Offer) => {
    setAdding(true)
    const found = await actions.edit([{ do: 'insert', at, value }], `${title} added.`, {
      showsReasons: true,
    })
    if (found.length > 0) {
      setAdding(false)
      return setReasons(found)
    }
    onClose()
    actions.openForm(at)
  }
  // Without the previews: their requests would delay the edit. A second click would add another section.
  if (isAdding)
    return (
      <p className="empty" role="status">
        Adding…
      </p>
    )
  const groups = groupOffers(findSections(page)?.offers ?? [], at.at(-1) === 0, query)
  return (
    <>
      <SearchField
        label="Search section types"
        placeholder="Search section types"
        value={query}
        onChange={setQuery}
      />
      <ReasonList reasons={reasons} />
      {groups.length === 0 && <p className="empty">No section types found.</p>}
      {groups.map(({ title, offers }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="section-types">
            {offers.map((offer) => (
              <SectionOffer key={offer.title} offer={offer} onAdd={() => void add(offer)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const SectionOffer = ({ offer, onAdd }: { readonly offer: Offer; readonly onAdd: () => void }) => (
  <li>
    <div className="look" inert>
      <iframe
        title={offer.title}
        loading="lazy"
        src={`${STUDIO_PATH}/section?type=${encodeURIComponent(offer.sectionType ?? '')}`}
      />
    </div>
    <button type="button" onClick={onAdd}>
      {offer.title}
    </button>
    <p className="muted">{offer.description}</p>
  </li>
)

/** Only the first section of a page can be a header. */
function groupOffers(all: readonly Offer[], isFirst: boolean, query: string) {
  const words = query.toLowerCase().trim()
  const offers = all.filter(
    ({ title, description, isHeader }) =>
      `${title} ${description}`.toLowerCase().includes(words) && (isFirst || !isHeader),
  )
  const titles = [...new Set(offers.map(({ group = '' }) => group))]
  return titles.map((title) => ({ title, offers: offers.filter(({ group }) => group === title) }))
}

export function findSections({ field: { control } }: FormState) {
  const fields = control.kind === 'group' ? control.fields : []
  const list = fields.find(({ at }) => at.at(-1) === 'sections')?.control
  return list?.kind === 'list' ? list : undefined
}

function describePlace({ at, page }: Asked): string {
  if (typeof page === 'string') return ''
  const next = findSections(page)?.entries[Number(at.at(-1))]
  return next ? `before “${next.summary || next.title}”` : 'at the end of the page'
}
