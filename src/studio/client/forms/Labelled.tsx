import { type ReactNode, useId } from 'react'
import type { Field } from '../../protocol/form.ts'
import { EntryStatus } from '../EntryStatus.tsx'
import type { Unsaved } from '../unsaved.ts'

export interface Named {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

interface Props {
  readonly field: Field
  readonly entry: Unsaved | undefined
  readonly format?: ((value: unknown) => string) | undefined
  readonly onSuggest?: ((value: string) => void) | undefined
  readonly limits?: string | undefined
  readonly count?: string | undefined
  readonly children: (named: Named) => ReactNode
}

export function Labelled({ field, entry, format, onSuggest, limits, count, children }: Props) {
  const id = useId()
  const isRefused = entry !== undefined && entry.reasons.length > 0
  const { title, description, inheritedFrom, shared } = field
  const about = [description, limits, inheritedFrom].filter(Boolean)
  const described = [
    about.length > 0 && `${id}-about`,
    count && `${id}-count`,
    shared && `${id}-shared`,
    isRefused && `${id}-wrong`,
  ]
  return (
    <div className="part">
      <div className="label-row">
        <label className="name" htmlFor={id}>
          {title}
        </label>
        {count && (
          <span className="count" id={`${id}-count`}>
            {count}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': isRefused,
      })}
      {about.length > 0 && (
        <p className="muted" id={`${id}-about`}>
          {about.join(' ')}
        </p>
      )}
      {shared && (
        <p className="note" id={`${id}-shared`}>
          {shared}
        </p>
      )}
      <EntryStatus
        entry={entry}
        id={`${id}-wrong`}
        onSuggest={onSuggest}
        {...(format && { format })}
      />
    </div>
  )
}
