import { useId, useState } from 'react'
import type { ListedPage, ShownLink } from '../desk/messages.ts'

interface Props {
  readonly link: ShownLink
  readonly pages: readonly ListedPage[]
  readonly onLead: (link: ShownLink, to: string) => void
}

/** Where the link of the selected text leads: one of the pages, or any address that a link may have. */
export function LinkField({ link, pages, onLead }: Props) {
  const id = useId()
  const { value, description } = link
  const [to, setTo] = useState(typeof value === 'string' ? value : '')
  return (
    <form
      className="field link"
      onSubmit={(event) => {
        event.preventDefault()
        onLead(link, to.trim())
      }}
    >
      <label className="name" htmlFor={id}>
        Where it leads
      </label>
      {typeof value === 'string' ? null : <p className="shared">{whyNot(value)}</p>}
      <input
        id={id}
        list={`${id}-pages`}
        value={to}
        aria-describedby={`${id}-about`}
        onChange={(event) => setTo(event.target.value)}
      />
      <datalist id={`${id}-pages`}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <p className="quiet" id={`${id}-about`}>
        {description}
      </p>
      <div className="row">
        <button type="submit" disabled={to.trim() === '' || to === value}>
          Lead there
        </button>
      </div>
    </form>
  )
}

/** Why a link has no address. */
function whyNot(value: unknown): string {
  if (value === null || typeof value !== 'object') return ''
  if ('open' in value) return `It opens the menu "${value.open}".`
  if ('flagged' in value && 'reason' in value)
    return `It is known not to work: ${value.flagged}. ${value.reason}`
  return ''
}
