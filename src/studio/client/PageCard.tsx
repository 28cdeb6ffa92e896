import { useId, useState } from 'react'
import type { ListedPage, PageChange } from '../server/protocol.ts'

interface Props {
  readonly path: string
  readonly pages: readonly ListedPage[]
  /** Whether renamed pages can redirect. */
  readonly keepsAddresses: boolean
  readonly onChange: (change: PageChange) => void
}

export function PageCard({ path, pages, keepsAddresses, onChange }: Props) {
  const id = useId()
  const [to, setTo] = useState(path)
  const [redirect, setRedirect] = useState('')
  const isOther = to !== path && to.startsWith('/')
  return (
    <details className="page">
      <summary>Page address</summary>
      <label className="name" htmlFor={`${id}-to`}>
        Address
      </label>
      <input id={`${id}-to`} value={to} onChange={(event) => setTo(event.target.value.trim())} />
      <p className="quiet">
        All links to this page are updated
        {keepsAddresses ? ', and the old address redirects here' : ''}.
      </p>
      <div className="row">
        <button
          type="button"
          disabled={!isOther}
          onClick={() => onChange({ do: 'renamePage', from: path, to, redirect: keepsAddresses })}
        >
          Change address
        </button>
      </div>
      <label className="name" htmlFor={`${id}-redirect`}>
        Redirect to
      </label>
      <select
        id={`${id}-redirect`}
        value={redirect}
        onChange={(event) => setRedirect(event.target.value)}
      >
        <option value="">No redirect (only if nothing links here)</option>
        {pages.map((page) =>
          page.path === path ? null : (
            <option key={page.path} value={page.path}>
              {page.path}
            </option>
          ),
        )}
      </select>
      <div className="row">
        <button
          type="button"
          disabled={path === '/'}
          onClick={() =>
            onChange({ do: 'removePage', path, ...(redirect === '' ? {} : { redirect }) })
          }
        >
          Delete page
        </button>
      </div>
    </details>
  )
}
