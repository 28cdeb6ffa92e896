import { useId, useState } from 'react'
import type { NewPage as Wanted } from '../../forms/new-page.ts'
import type { ListedPage } from '../../server/protocol.ts'
import type { Refused } from '../Field.tsx'
import { Wrong } from './Labelled.tsx'

interface Props {
  readonly pages: readonly ListedPage[]
  /** @returns reasons for a refusal */
  readonly onAdd: (page: Wanted) => Promise<Refused>
}

export function NewPage({ pages, onAdd }: Props) {
  const id = useId()
  const [path, setPath] = useState('/')
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState('')
  const [refused, setRefused] = useState<Refused>([])
  const add = async () =>
    setRefused(await onAdd({ path, title: title.trim(), ...(from !== '' && { from }) }))
  return (
    <details className="page">
      <summary>Add page</summary>
      <form
        className="part"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <label className="name" htmlFor={`${id}-title`}>
          Title
        </label>
        <input
          id={`${id}-title`}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <label className="name" htmlFor={`${id}-path`}>
          Address
        </label>
        <input
          id={`${id}-path`}
          value={path}
          aria-describedby={`${id}-about ${id}-wrong`}
          aria-invalid={refused.length > 0}
          onChange={(event) => setPath(event.target.value.trim())}
        />
        <p className="quiet" id={`${id}-about`}>
          Starts with a slash, for example /Our-Clients
        </p>
        <label className="name" htmlFor={`${id}-from`}>
          Start from
        </label>
        <select
          id={`${id}-from`}
          value={from}
          aria-describedby={`${id}-copies`}
          onChange={(event) => setFrom(event.target.value)}
        >
          <option value="">Blank page</option>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              Copy of {page.path}
            </option>
          ))}
        </select>
        <p className="quiet" id={`${id}-copies`}>
          Texts of a copy are marked [COPY] until you replace them.
        </p>
        <Wrong id={`${id}-wrong`} refused={refused} />
        <div className="row">
          <button type="submit" disabled={path === '/' || title.trim() === ''}>
            Add page
          </button>
        </div>
      </form>
    </details>
  )
}
