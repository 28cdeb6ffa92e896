import { type ReactElement, useState } from 'react'
import type { ListedPage, ListedSection } from '../protocol/state.ts'
import { fetchLinks } from './api.ts'
import { useStudio } from './context.ts'
import { LOADING_FAILED } from './DeletePage.tsx'
import { propose } from './DraftPage.tsx'
import { LinkChoices } from './LinkChoices.tsx'
import { countLinks, listLinkChanges } from './link-choices.ts'
import { PageForm } from './PageDialogs.tsx'
import { getSectionName, type SectionRemoval } from './section-tools.ts'
import type { Reasons } from './unsaved.ts'
import { useLinkChoices } from './useLinkChoices.ts'

interface Asked {
  readonly section: ListedSection
  readonly isForDraft: boolean
  readonly onDone: () => void
}

/** Hides or deletes sections. Links to them need another target first, which a dialog asks for. */
export function useSectionLinks(
  pages: readonly ListedPage[],
  path: string,
): SectionRemoval & { readonly dialog: ReactElement | false } {
  const { actions } = useStudio()
  const [asked, setAsked] = useState<Asked>()
  const change = async ({ section, isForDraft, onDone }: Asked) => {
    const { at } = section
    const links = await fetchLinks({ section: at, isForDraft }).catch(() => [])
    if (links.length > 0) return setAsked({ section, isForDraft, onDone })
    const found = await actions.edit(
      [createChange(section, isForDraft)],
      getDone(section, isForDraft),
    )
    if (found.length === 0) onDone()
  }
  return {
    hide: (section) => void change({ section, isForDraft: true, onDone: () => {} }),
    remove: (section, onDone) => void change({ section, isForDraft: false, onDone }),
    dialog: asked !== undefined && (
      <SectionDialog {...asked} pages={pages} path={path} onClose={() => setAsked(undefined)} />
    ),
  }
}

const createChange = ({ at }: ListedSection, isForDraft: boolean) =>
  isForDraft
    ? ({ do: 'set', at: [...at, 'draft'], value: true } as const)
    : ({ do: 'remove', at } as const)

const getDone = (section: ListedSection, isForDraft: boolean): string =>
  `${getSectionName(section)} ${isForDraft ? 'is a draft' : 'deleted'}.`

interface DialogProps extends Asked {
  readonly pages: readonly ListedPage[]
  readonly path: string
  readonly onClose: () => void
}

function SectionDialog({ section, isForDraft, onDone, pages, path, onClose }: DialogProps) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  const name = getSectionName(section)
  const choices = useLinkChoices(
    { section: section.at, isForDraft },
    isForDraft ? propose : () => '',
  )
  const { decided, open, isFailed } = choices
  const save = async () => {
    if (!decided) return
    if (open > 0)
      return setReasons([{ message: `Choose what to do with ${countLinks(open)}.`, hint: '' }])
    const reason = `The section “${name}” ${isForDraft ? 'is a draft' : 'was deleted'}.`
    const marked = { flagged: isForDraft ? path : 'nothing', reason }
    const found = await actions.edit(
      [...listLinkChanges(decided, marked), createChange(section, isForDraft)],
      getDone(section, isForDraft),
      { showsReasons: true },
    )
    setReasons(found)
    if (found.length > 0) return
    onClose()
    onDone()
  }
  const others = pages.filter(({ isDraft }) => !isDraft)
  return (
    <PageForm
      title={isForDraft ? `Mark “${name}” as a draft?` : `Delete “${name}”?`}
      submit={isForDraft ? 'Mark as draft' : 'Delete section'}
      isDestructive={!isForDraft}
      reasons={isFailed ? [LOADING_FAILED] : reasons}
      onClose={onClose}
      onSubmit={save}
    >
      <p className="muted">
        Links lead to this section. Choose what happens to each, for example a link to the page
        instead.
      </p>
      {!decided && !isFailed && <p className="muted">Loading links…</p>}
      <LinkChoices choices={choices} pages={others} target="section" />
    </PageForm>
  )
}
