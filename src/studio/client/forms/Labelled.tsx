import { type ReactNode, useId } from 'react'
import type { Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'

export interface Named {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

interface Props {
  readonly field: Field
  readonly refused: Refused
  readonly limits?: string | undefined
  readonly count?: string | undefined
  readonly children: (named: Named) => ReactNode
}

export function Labelled({ field, refused, limits, count, children }: Props) {
  const id = useId()
  const { title, description, inheritedFrom, shared } = field
  const about = [description, limits, inheritedFrom].filter(Boolean)
  const described = [
    about.length > 0 && `${id}-about`,
    count && `${id}-count`,
    shared && `${id}-shared`,
    refused.length > 0 && `${id}-wrong`,
  ]
  return (
    <div className="part">
      <div className="head">
        <label className="name" htmlFor={id}>
          {title}
        </label>
        {count && (
          <span className="left" id={`${id}-count`}>
            {count}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': refused.length > 0,
      })}
      {about.length > 0 && (
        <p className="quiet" id={`${id}-about`}>
          {about.join(' ')}
        </p>
      )}
      {shared && (
        <p className="shared quiet" id={`${id}-shared`}>
          {shared}
        </p>
      )}
      <Wrong id={`${id}-wrong`} refused={refused} />
    </div>
  )
}

export const Wrong = ({ id, refused }: { readonly id?: string; readonly refused: Refused }) =>
  refused.length > 0 && (
    <div className="refused" id={id} role="alert">
      {refused.map(({ message, hint }) => (
        <p key={message}>
          {message} {hint && <span className="quiet">{hint}</span>}
        </p>
      ))}
    </div>
  )
