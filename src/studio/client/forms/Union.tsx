import { type ReactNode, useId, useState } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'
import { Wrong } from './Labelled.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'union' }>
  readonly show: (field: Field) => ReactNode
}

export function Union({ field, control, show }: Props) {
  const { change } = useFormTools()
  const [refused, setRefused] = useState<Refused>([])
  const id = useId()
  const { offers, chosen } = control
  const choose = async (index: number) => {
    const { value, title } = offers[index] ?? { value: undefined, title: '' }
    setRefused(await change({ do: 'set', at: field.at, value }, `${field.title}: ${title}.`))
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
        <p className="quiet" id={`${id}-about`}>
          {field.description}
        </p>
        <Wrong refused={refused} />
      </div>
      {show(control.field)}
    </div>
  )
}
