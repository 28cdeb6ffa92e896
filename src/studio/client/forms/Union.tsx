import { type ReactNode, useId, useState } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { ReasonList } from '../EntryStatus.tsx'
import type { Reasons } from '../unsaved.ts'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'union' }>
  readonly show: (field: Field) => ReactNode
}

export function Union({ field, control, show }: Props) {
  const { actions } = useStudio()
  const [reasons, setReasons] = useState<Reasons>([])
  const id = useId()
  const { offers, chosen } = control
  const choose = async (index: number) => {
    const { value, title } = offers[index] ?? { value: undefined, title: '' }
    const change = { do: 'replace', at: field.at, value } as const
    setReasons(await actions.edit([change], `${field.title}: ${title}.`, { showsReasons: true }))
  }
  return (
    <div className="union">
      <div className="part">
        <label className="name" htmlFor={id}>
          {field.title}
        </label>
        <select
          id={id}
          value={chosen}
          aria-describedby={`${id}-about`}
          onChange={(event) => void choose(Number(event.target.value))}
        >
          {offers.map(({ title, value }, index) => (
            <option key={title} value={index} disabled={value === undefined && index !== chosen}>
              {title}
            </option>
          ))}
        </select>
        <p className="muted" id={`${id}-about`}>
          {field.description}
        </p>
        <ReasonList reasons={reasons} />
      </div>
      {show(control.field)}
    </div>
  )
}
