import type { ReactNode, Ref } from 'react'
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components'
import { useStudio } from '../context.ts'
import { keepFocus } from '../keys.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly shortcut?: string | undefined
  /** Why the button has no effect now. It stays focusable, and a press announces the reason. */
  readonly reason?: string | undefined
  readonly isPressed?: boolean
  readonly isExpanded?: boolean
  readonly showsLabel?: boolean
  readonly keepsFocus?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export function ToolButton({ label, icon, shortcut, reason, name = label, ...rest }: Props) {
  const { actions } = useStudio()
  const { onPress, isPressed, isExpanded, showsLabel, keepsFocus, ref } = rest
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      <Focusable>
        <button
          ref={ref}
          type="button"
          className="tool"
          aria-label={name}
          aria-pressed={isPressed}
          aria-expanded={isExpanded}
          aria-disabled={reason !== undefined}
          onPointerDown={keepsFocus ? keepFocus : undefined}
          onClick={() => (reason === undefined ? onPress() : actions.announce(reason))}
        >
          {icon}
          {showsLabel && <span className="label">{label}</span>}
        </button>
      </Focusable>
      <Tooltip className="tooltip" offset={6}>
        {label}
        {shortcut && <kbd>{shortcut}</kbd>}
        {reason && <span className="reason">{reason}</span>}
      </Tooltip>
    </TooltipTrigger>
  )
}
