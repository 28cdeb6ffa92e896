import { useId } from 'react'
import type { ListedPage } from '../protocol/state.ts'
import { countLinks, MARK, REMOVE } from './link-choices.ts'
import type { useLinkChoices } from './useLinkChoices.ts'

interface Props {
  readonly choices: ReturnType<typeof useLinkChoices>
  /** Pages that a link can lead to instead. */
  readonly pages: readonly ListedPage[]
  readonly target?: 'page' | 'section'
}

/** The links to a page or section, each with what happens to it. */
export function LinkChoices({ choices: { decided, choose }, pages, target = 'page' }: Props) {
  const id = useId()
  if (!decided) return null
  if (decided.length === 0) return <p className="muted">No link leads to this {target}.</p>
  return (
    <section aria-labelledby={id} className="stack">
      <h3 id={id}>
        {countLinks(decided.length)} to this {target}
      </h3>
      <ul className="link-choices">
        {decided.map(({ link, choice }, index) => (
          <li key={JSON.stringify(link.at)}>
            <label htmlFor={`${id}-${index}`}>
              <span className="title">{link.title}</span>
              <span className="muted">{link.where}</span>
            </label>
            <select
              id={`${id}-${index}`}
              value={choice}
              onChange={(event) => choose(link, event.target.value)}
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

export const PageOptions = ({ pages }: Pick<Props, 'pages'>) =>
  pages.map((page) => (
    <option key={page.path} value={page.path}>
      {page.title}
    </option>
  ))
