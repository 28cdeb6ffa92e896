import { memo, useId, useState } from 'react'
import type { ListedPage } from '../server/protocol.ts'

interface Props {
  readonly pages: readonly ListedPage[]
  readonly path: string
  readonly onOpen: (path: string) => void
}

/** Memoized: the list may be long and must not render on each key press. */
export const Pages = memo(function Pages({ pages, path, onOpen }: Props) {
  const [sought, setSought] = useState('')
  const field = useId()
  const words = sought.toLowerCase().trim()
  const found = pages.filter(({ path: at, title }) =>
    `${at} ${title}`.toLowerCase().includes(words),
  )
  return (
    <nav className="pages" aria-label="Pages">
      <label className="name" htmlFor={field}>
        Pages
      </label>
      <input
        id={field}
        type="search"
        placeholder="Search by title or address"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p className="quiet" role="status">
        {words === '' ? `${pages.length} pages` : `${found.length} of ${pages.length} pages`}
      </p>
      <ul>
        {found.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              className="entry"
              aria-current={page.path === path ? 'page' : undefined}
              onClick={() => onOpen(page.path)}
            >
              <span>{page.title}</span>
              <span className="address">{page.path}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})
