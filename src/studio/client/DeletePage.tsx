import { useId, useState } from 'react'
import type { SiteChange } from '../protocol/edits.ts'
import type { ListedPage, PageLink } from '../protocol/state.ts'
import { fetchLinks } from './api.ts'
import { useStudio } from './context.ts'
import { Labelled, PageForm } from './PageDialogs.tsx'
import { useSiteQuery } from './queries.ts'
import type { Reasons } from './unsaved.ts'

interface Props {
  readonly path: string
  readonly title: string
  readonly pages: readonly ListedPage[]
  readonly onClose: () => void
}

/** `MARK` keeps the link without a target; `REMOVE` deletes its list entry. Other choices are addresses. */
const MARK = 'mark'
const REMOVE = 'remove'

export function DeletePage({ path, title, pages, onClose }: Props) {
  const { actions } = useStudio()
  const id = useId()
  const { data: links, isError } = useSiteQuery(['links', path], () => fetchLinks(path))
  const [redirect, setRedirect] = useState('')
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const [reasons, setReasons] = useState<Reasons>([])
  const others = pages.filter((page) => page.path !== path)
  const choiceFor = (link: PageLink) => choices[JSON.stringify(link.at)] ?? redirect
  const open = links?.filter((link) => choiceFor(link) === '') ?? []
  const remove = async () => {
    if (!links) return
    if (open.length > 0)
      return setReasons([
        { message: `Choose what to do with ${countLinks(open.length)}.`, hint: '' },
      ])
    const found = await actions.edit(
      listChanges(
        { path, title, redirect },
        links.map((link) => ({ link, choice: choiceFor(link) })),
      ),
      `Page ${title} deleted.`,
      { showsReasons: true },
    )
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
      reasons={reasons}
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
      {isError && <p className="refused">Could not load the links.</p>}
      {!links && !isError && <p className="muted">Loading links…</p>}
      {links?.length === 0 && <p className="muted">No link leads to this page.</p>}
      {links && links.length > 0 && (
        <LinkChoices
          links={links}
          pages={others}
          choiceFor={choiceFor}
          onChoose={(link, choice) => setChoices({ ...choices, [JSON.stringify(link.at)]: choice })}
        />
      )}
    </PageForm>
  )
}

interface ChoicesProps extends Pick<Props, 'pages'> {
  readonly links: readonly PageLink[]
  readonly choiceFor: (link: PageLink) => string
  readonly onChoose: (link: PageLink, choice: string) => void
}

function LinkChoices({ links, pages, choiceFor, onChoose }: ChoicesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="stack">
      <h3 id={id}>{countLinks(links.length)} to this page</h3>
      <ul className="link-choices">
        {links.map((link, index) => (
          <li key={JSON.stringify(link.at)}>
            <label htmlFor={`${id}-${index}`}>
              <span className="title">{link.title}</span>
              <span className="muted">{link.where}</span>
            </label>
            <select
              id={`${id}-${index}`}
              value={choiceFor(link)}
              onChange={(event) => onChoose(link, event.target.value)}
            >
              <option value="">Choose…</option>
              {link.entry && <option value={REMOVE}>Remove this entry</option>}
              {link.canBeMarked && <option value={MARK}>No link yet</option>}
              <PageOptions pages={pages} />
            </select>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PageOptions = ({ pages }: Pick<Props, 'pages'>) =>
  pages.map((page) => (
    <option key={page.path} value={page.path}>
      {page.title}
    </option>
  ))

const countLinks = (count: number): string => (count === 1 ? '1 link' : `${count} links`)

/** Later entries of a list are removed first, so that the paths of the others stay valid. */
function listChanges(
  { path, title, redirect }: { path: string; title: string; redirect: string },
  decided: readonly { readonly link: PageLink; readonly choice: string }[],
): SiteChange[] {
  const marked = { flagged: 'nothing', reason: `The page “${title}” was deleted.` }
  const sets = decided.flatMap(({ link: { at, value: was }, choice }): SiteChange[] =>
    choice === REMOVE ? [] : [{ do: 'set', at, value: choice === MARK ? marked : choice, was }],
  )
  const removals = decided
    .flatMap(({ link: { entry }, choice }) => (choice === REMOVE && entry ? [entry] : []))
    .toSorted((a, b) => comparePaths(b, a))
    .map((at): SiteChange => ({ do: 'remove', at }))
  const last = { do: 'removePage', path, ...(redirect && { redirect }) } as const
  return [...sets, ...removals, last]
}

function comparePaths(a: PageLink['at'], b: PageLink['at']): number {
  const index = a.findIndex((step, depth) => step !== b[depth])
  const [one, other] = [a[index], b[index]]
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}
