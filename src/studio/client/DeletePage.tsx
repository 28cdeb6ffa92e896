import { useId, useState } from 'react'
import type { ListedPage } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { LinkChoices, PageOptions } from './LinkChoices.tsx'
import { countLinks, listLinkChanges } from './link-choices.ts'
import { Labelled, PageForm } from './PageDialogs.tsx'
import type { Reasons } from './unsaved.ts'
import { useLinkChoices } from './useLinkChoices.ts'

interface Props {
  readonly path: string
  readonly title: string
  readonly pages: readonly ListedPage[]
  readonly onClose: () => void
}

export function DeletePage({ path, title, pages, onClose }: Props) {
  const { actions } = useStudio()
  const id = useId()
  const [redirect, setRedirect] = useState('')
  const [reasons, setReasons] = useState<Reasons>([])
  const choices = useLinkChoices({ path }, () => redirect)
  const { decided, open, isFailed } = choices
  const others = pages.filter((page) => page.path !== path)
  const remove = async () => {
    if (!decided) return
    if (open > 0)
      return setReasons([{ message: `Choose what to do with ${countLinks(open)}.`, hint: '' }])
    const marked = { flagged: 'nothing', reason: `The page “${title}” was deleted.` }
    const last = { do: 'removePage', path, ...(redirect && { redirect }) } as const
    const changes = [...listLinkChanges(decided, marked), last]
    const found = await actions.edit(changes, `Page ${title} deleted.`, { showsReasons: true })
    setReasons(found)
    if (found.length > 0) return
    onClose()
    actions.open('/')
  }
  return (
    <PageForm
      title={`Delete “${title}”?`}
      submit="Delete page"
      isDestructive
      reasons={isFailed ? [LOADING_FAILED] : reasons}
      onClose={onClose}
      onSubmit={remove}
    >
      <Labelled
        id={`${id}-redirect`}
        label="Redirect to"
        help="Visitors and search engines who know the address see this page instead."
      >
        <select
          id={`${id}-redirect`}
          value={redirect}
          onChange={(event) => setRedirect(event.target.value)}
        >
          <option value="">No redirect</option>
          <PageOptions pages={others} />
        </select>
      </Labelled>
      {!decided && !isFailed && <p className="muted">Loading links…</p>}
      <LinkChoices choices={choices} pages={others} />
    </PageForm>
  )
}

export const LOADING_FAILED = { message: 'Could not load the links.', hint: '' }
