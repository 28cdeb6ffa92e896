import { Copy, Link, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStudio } from './context.ts'
import { DeletePage } from './DeletePage.tsx'
import { DraftSwitch } from './DraftPage.tsx'
import { ReasonList } from './EntryStatus.tsx'
import { NewPage, PageAddress } from './PageDialogs.tsx'
import { PageMenus } from './PageMenus.tsx'
import { Sections } from './Sections.tsx'
import type { SectionTools } from './section-tools.ts'
import { Texts } from './Texts.tsx'
import { Translations } from './Translations.tsx'
import { ActionMenu } from './ui/ActionMenu.tsx'

interface Props {
  readonly tools: SectionTools
}

export function PageOverview({ tools }: Props) {
  const { model, actions } = useStudio()
  const { path, state, reasons } = model
  const [dialog, setDialog] = useState<'address' | 'copy' | 'delete'>()
  const close = () => setDialog(undefined)
  if (!state) return <p className="empty">Loading…</p>
  const { pages, sections } = state
  const index = pages.findIndex((page) => page.path === path)
  const page = pages[index]
  if (!page)
    return (
      <div className="empty">
        <p>There is no page at this address.</p>
        <p className="muted">Choose another page in the list of pages.</p>
      </div>
    )
  const open = (name: typeof dialog) => () => setDialog(name)
  return (
    <>
      <div className="head">
        <h2>
          {page.title} {page.isDraft && <span className="draft">Draft</span>}
        </h2>
        <ActionMenu
          label="Page actions"
          items={[
            { label: 'Change address…', icon: Link, onAction: open('address') },
            { label: 'Duplicate page…', icon: Copy, onAction: open('copy') },
            {
              label: 'Delete page…',
              icon: Trash2,
              isDestructive: true,
              reason: path === '/' ? 'The home page cannot be deleted.' : undefined,
              onAction: open('delete'),
            },
          ]}
        />
      </div>
      <p className="muted page-address">{page.path}</p>
      <Translations key={page.path} page={page} />
      <ReasonList reasons={reasons} />
      <button type="button" className="button" onClick={() => actions.openForm(['routes', index])}>
        <Settings2 aria-hidden /> Page settings
      </button>
      {state.page && (
        <section className="group" aria-label="Publication">
          <DraftSwitch key={path} details={state.page} page={page} pages={pages} />
          <PageMenus menus={state.page.menus} isDraft={page.isDraft === true} />
        </section>
      )}
      <Sections
        sections={sections}
        limits={state.sectionLimits}
        at={['routes', index, 'sections']}
        tools={tools}
      />
      <Texts
        texts={state.texts}
        nodes={state.nodes}
        onChoose={(number) => actions.select(number, false)}
      />
      {dialog === 'address' && (
        <PageAddress
          path={path}
          pages={pages}
          keepsAddresses={state.supportsRedirects}
          onClose={close}
        />
      )}
      {dialog === 'copy' && <NewPage path={path} pages={pages} from={path} onClose={close} />}
      {dialog === 'delete' && (
        <DeletePage path={path} title={page.title} pages={pages} onClose={close} />
      )}
    </>
  )
}
