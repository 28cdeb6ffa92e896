import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Control, Field, Offer } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import type { Reasons } from '../unsaved.ts'
import { RemoveButton } from './RemoveButton.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'group' }>
  readonly show: (field: Field) => ReactNode
  readonly isBare?: boolean
}

export function Group({ field, control, show, isBare }: Props) {
  const { actions } = useStudio()
  const [begun, setBegun] = useState<string[]>([])
  const { fields, missing, namedEntry } = control
  const getName = (one: Field) => String(one.at.at(-1))
  const add = async (one: Field, offer: Offer | undefined) => {
    if (!offer) {
      setBegun([...begun, getName(one)])
      return actions.aim(one.at)
    }
    const change = { do: 'set', at: one.at, value: offer.value } as const
    await actions.edit([change], `${one.title} added.`, { aim: one.at })
  }
  const begunNow = missing.map((one) => one.field).filter((one) => begun.includes(getName(one)))
  const rest = missing.filter((one) => !begun.includes(getName(one.field)))
  const parts = (
    <>
      {/* Keep the same element when an added field is saved, so that it keeps focus. */}
      {[...fields, ...begunNow].map((one) => (
        <div key={getName(one)} data-at={JSON.stringify(one.at)}>
          {namedEntry && one.control.kind === 'group' ? (
            <details>
              <summary>
                <span className="name">{one.title}</span>{' '}
                <span className="muted">{one.summary}</span>
              </summary>
              {show(one)}
            </details>
          ) : (
            show(one)
          )}
          {one.isOptional && one.isInFile && one.control.kind === 'list' && (
            <RemoveButton field={one} />
          )}
        </div>
      ))}
      {rest.length > 0 && (
        <div className="chips">
          <span className="muted">Add:</span>
          {rest.map(({ field: one, offer }) => (
            <button
              type="button"
              key={getName(one)}
              className="chip"
              title={one.description}
              onClick={() => void add(one, offer)}
            >
              <Plus aria-hidden />
              {one.title}
            </button>
          ))}
        </div>
      )}
      {namedEntry && <Named field={field} offer={namedEntry} />}
    </>
  )
  if (isBare) return parts
  return (
    <fieldset className="parts">
      <legend>{field.title}</legend>
      {field.description && <p className="muted">{field.description}</p>}
      {parts}
      {field.isOptional && field.isInFile && <RemoveButton field={field} />}
    </fieldset>
  )
}

function Named({ field, offer }: { readonly field: Field; readonly offer: Offer }) {
  const { actions } = useStudio()
  const [name, setName] = useState('')
  const [reasons, setReasons] = useState<Reasons>([])
  const add = async () => {
    const change = { do: 'set', at: [...field.at, name], value: offer.value } as const
    const found = await actions.edit([change], `${name} added.`, { showsReasons: true })
    setReasons(found)
    if (found.length === 0) setName('')
  }
  return (
    <form
      className="part"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <label className="name">
        Name of the new {offer.title.toLowerCase()}
        <input value={name} onChange={(event) => setName(event.target.value.trim())} />
      </label>
      <ReasonList reasons={reasons} />
      <button type="submit" className="button" disabled={name === ''}>
        Add
      </button>
    </form>
  )
}
