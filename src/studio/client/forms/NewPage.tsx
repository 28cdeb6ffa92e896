import { useId, useState } from 'react'
import type { ListedPage } from '../../server/protocol.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import type { Reasons } from '../unsaved.ts'

export function NewPage({ pages }: { readonly pages: readonly ListedPage[] }) {
  const { actions } = useStudio()
  const id = useId()
  const [path, setPath] = useState('/')
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState('')
  const [reasons, setReasons] = useState<Reasons>([])
  const add = async () => {
    const page = { path, title: title.trim(), ...(from !== '' && { from }) }
    const found = await actions.edit([{ do: 'addPage', page }], `Page ${page.title} added.`, {
      showsReasons: true,
    })
    setReasons(found)
    if (found.length === 0) actions.open(path)
  }
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
          aria-invalid={reasons.length > 0}
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
        <ReasonList id={`${id}-wrong`} reasons={reasons} />
        <div className="row">
          <button type="submit" disabled={path === '/' || title.trim() === ''}>
            Add page
          </button>
        </div>
      </form>
    </details>
  )
}
