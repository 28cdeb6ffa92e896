import { type KeyboardEvent, useState } from 'react'
import { useStudio } from '../context.ts'
import type { MenuAction } from '../ui/ActionMenu.tsx'
import { getMoveStep } from '../ui/useReorder.ts'

interface Props {
  readonly name: string
  /** Shown beside the first icon. */
  readonly type: string | undefined
  readonly actions: readonly MenuAction[]
}

/** One Tab stop; arrow keys lead to its buttons. */
export function SectionToolbar({ name, type, actions: all }: Props) {
  const { actions } = useStudio()
  const [active, setActive] = useState(0)
  const press = (action: MenuAction | undefined) =>
    action?.reason === undefined ? action?.onAction() : actions.announce(action.reason)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getMoveStep(event.nativeEvent)
    if (step !== undefined) {
      event.preventDefault()
      press(all.find(({ label }) => label === (step < 0 ? 'Move up' : 'Move down')))
      return
    }
    const next = findNext(event, active, all.length)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={`Section “${name}”`} onKeyDown={onKeyDown}>
      {all.map((action, index) => {
        const { label, icon: Icon, reason, isDestructive } = action
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: labels change, and the button keeps its focus
            key={index}
            type="button"
            tabIndex={index === active ? 0 : -1}
            aria-label={label}
            title={reason === undefined ? label : `${label}: ${reason}`}
            aria-disabled={reason !== undefined}
            data-destructive={isDestructive}
            onFocus={() => setActive(index)}
            onClick={() => press(action)}
          >
            <Icon aria-hidden />
            {index === 0 && type && (
              <span className="name" aria-hidden>
                {type}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Of the button that a key leads to. */
function findNext(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  active: number,
  length: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (active + forward + length) % length
    case 'ArrowLeft':
      return (active - forward + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}
