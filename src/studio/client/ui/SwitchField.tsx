import { type Ref, useId } from 'react'
import { useStudio } from '../context.ts'

interface Props {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** Why it cannot be changed. It stays focusable, and pressing it announces the reason. */
  readonly reason?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function SwitchField({ label, isOn, onChange, reason, ref }: Props) {
  const { actions } = useStudio()
  const id = useId()
  return (
    <div className="switch-field">
      <label className="check">
        <input
          ref={ref}
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : id}
          onChange={() => (reason === undefined ? onChange(!isOn) : actions.announce(reason))}
        />
        {label}
      </label>
      {reason !== undefined && (
        <p className="muted" id={id}>
          {reason}
        </p>
      )}
    </div>
  )
}
