import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { explainFull, formatCount } from '../entry-actions.ts'
import { useReorder } from '../ui/useReorder.ts'
import { useFormTools } from './context.ts'
import { Entry } from './Entry.tsx'

type ListControl = Extract<Control, { kind: 'list' }>

interface Props {
  readonly field: Field
  readonly control: ListControl
  readonly show: (field: Field) => ReactNode
}

export function List({ field, control, show }: Props) {
  const { sections } = useFormTools()
  const { actions } = useStudio()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const { entries, offers } = control
  const offer = offers[chosen]
  const keys = entries.map(({ at }) => actions.getKey(at))
  const reorder = useReorder(keys, (from, to) => {
    const entry = entries[from]
    if (entry) actions.move({ at: entry.at, title: `${entry.title} ${from + 1}` }, to)
  })
  const full = explainFull(entries.length, control)
  const isOfSections = offer?.sectionType !== undefined
  const add = async () => {
    const at = [...field.at, entries.length]
    if (isOfSections) return sections.add(at)
    const change = { do: 'insert', at, value: offer?.value } as const
    const found = await actions.edit([change], `${offer?.title} added.`, { aim: at })
    if (found.length === 0 && entries[0]?.control.kind === 'form') actions.openForm(at)
  }
  return (
    <fieldset className="parts">
      <legend>
        {field.title} <span className="muted">{formatCount(entries.length, control)}</span>
      </legend>
      {field.description && <p className="muted">{field.description}</p>}
      <ol className="items">
        {entries.map((entry, index) => (
          <Entry
            key={keys[index]}
            entry={entry}
            index={index}
            control={control}
            reorder={reorder}
            show={show}
          />
        ))}
      </ol>
      {offers.length > 1 && !isOfSections && (
        <OfferChoice offers={offers} chosen={chosen} onChoose={setChosen} />
      )}
      {offer && (
        <>
          <button
            type="button"
            className="button"
            aria-disabled={full !== undefined}
            aria-describedby={full && `${id}-full`}
            onClick={() => full === undefined && void add()}
          >
            <Plus aria-hidden />
            {isOfSections ? 'Add section…' : `Add: ${offer.title}`}
          </button>
          {full && (
            <p className="muted" id={`${id}-full`}>
              {full}
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}

interface OfferProps {
  readonly offers: ListControl['offers']
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

function OfferChoice({ offers, chosen, onChoose }: OfferProps) {
  const id = useId()
  return (
    <div className="part">
      <label className="name" htmlFor={id}>
        Type
      </label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {offers.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <p className="muted" id={`${id}-about`}>
        {offers[chosen]?.description}
      </p>
    </div>
  )
}
