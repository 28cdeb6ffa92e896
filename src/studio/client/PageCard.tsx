import { useId, useState } from 'react'
import type { ListedPage } from '../server/protocol.ts'
import { useStudio } from './context.ts'

interface Props {
  readonly path: string
  readonly pages: readonly ListedPage[]
  /** Whether renamed pages can redirect. */
  readonly keepsAddresses: boolean
}

export function PageCard({ path, pages, keepsAddresses }: Props) {
  const id = useId()
  const [to, setTo] = useState(path)
  const [redirect, setRedirect] = useState('')
  const { actions } = useStudio()
  const rename = async () => {
    const change = { do: 'renamePage', from: path, to, redirect: keepsAddresses } as const
    const found = await actions.edit([change], 'Page address changed.')
    if (found.length === 0) actions.open(to)
  }
  const remove = async () => {
    const change = { do: 'removePage', path, ...(redirect === '' ? {} : { redirect }) } as const
    const found = await actions.edit([change], 'Page deleted.')
    if (found.length === 0) actions.open('/')
  }
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
        <button type="button" disabled={!isOther} onClick={() => void rename()}>
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
        <button type="button" disabled={path === '/'} onClick={() => void remove()}>
          Delete page
        </button>
      </div>
    </details>
  )
}
