import { useEffect, useRef, useState } from 'react'
import type { PageDetails } from '../protocol/page.ts'
import type { ListedPage, PageLink } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { LOADING_FAILED } from './DeletePage.tsx'
import { ReasonList } from './EntryStatus.tsx'
import { LinkChoices } from './LinkChoices.tsx'
import { countLinks, listLinkChanges, MARK, REMOVE } from './link-choices.ts'
import { PageForm } from './PageDialogs.tsx'
import { SwitchField } from './ui/SwitchField.tsx'
import type { Reasons } from './unsaved.ts'
import { useLinkChoices } from './useLinkChoices.ts'

interface Props {
  readonly details: PageDetails
  readonly page: ListedPage
  readonly pages: readonly ListedPage[]
}

/** Marks the page as a draft. Published links to it need another target first, which a dialog asks for. */
export function DraftSwitch({ details, page, pages }: Props) {
  const { actions } = useStudio()
  const { path, title } = page
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [reasons, setReasons] = useState<Reasons>([])
  const at = [...details.at, 'draft']
  const change = async (isOn: boolean) => {
    const found = isOn
      ? await actions.edit([{ do: 'set', at, value: true }], `${title} is a draft.`, QUIET)
      : await actions.edit([{ do: 'remove', at }], `${title} is not a draft any more.`, QUIET)
    if (isOn && found.length > 0) setAsking(true)
    else setReasons(found)
  }
  const hasAsked = useRef(false)
  // While the dialog is open, nothing else can get the focus.
  useEffect(() => {
    if (hasAsked.current && !isAsking) field.current?.focus()
    hasAsked.current = isAsking
  }, [isAsking])
  return (
    <>
      <SwitchField
        ref={field}
        label="Draft"
        isOn={details.isDraft}
        reason={path === '/' ? 'The home page cannot be a draft.' : undefined}
        onChange={(isOn) => void change(isOn)}
      />
      {page.isDraft && (
        <p className="muted">Visitors do not see this page. It is left out of the publication.</p>
      )}
      <ReasonList reasons={reasons} />
      {isAsking && (
        <DraftDialog page={page} pages={pages} at={at} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

const QUIET = { showsReasons: true }

interface DialogProps extends Pick<Props, 'page' | 'pages'> {
  readonly at: PageLink['at']
  readonly onClose: () => void
}

function DraftDialog({ page: { path, title }, pages, at, onClose }: DialogProps) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  const choices = useLinkChoices({ path }, propose)
  const { decided, open, isFailed } = choices
  const others = pages.filter((one) => one.path !== path && !one.isDraft)
  const save = async () => {
    if (!decided) return
    if (open > 0)
      return setReasons([{ message: `Choose what to do with ${countLinks(open)}.`, hint: '' }])
    const marked = { flagged: path, reason: `The page “${title}” is a draft.` }
    const changes = [{ do: 'set', at, value: true } as const, ...listLinkChanges(decided, marked)]
    const found = await actions.edit(changes, `${title} is a draft.`, QUIET)
    setReasons(found)
    if (found.length === 0) onClose()
  }
  return (
    <PageForm
      title={`Mark “${title}” as a draft?`}
      submit="Mark as draft"
      reasons={isFailed ? [LOADING_FAILED] : reasons}
      onClose={onClose}
      onSubmit={save}
    >
      <p className="muted">Links of published pages cannot lead to a draft.</p>
      {!decided && !isFailed && <p className="muted">Loading links…</p>}
      <LinkChoices choices={choices} pages={others} />
    </PageForm>
  )
}

/** Entries of menus are removed; other links wait for the page. */
export function propose({ at, entry, canBeMarked }: PageLink): string {
  if (entry && at[0] !== 'routes') return REMOVE
  if (canBeMarked) return MARK
  return entry ? REMOVE : ''
}
