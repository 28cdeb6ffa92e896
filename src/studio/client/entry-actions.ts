import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import type { Path } from '../../content/model.ts'
import type { CountLimits } from '../forms/counts.ts'
import type { SectionTools } from './section-tools.ts'
import type { MenuAction } from './ui/ActionMenu.tsx'

export interface MovableEntry {
  readonly at: Path
  readonly title: string
  readonly index: number
  readonly length: number
}

export interface ListEntry extends MovableEntry {
  readonly limits: CountLimits
  /** Adds an entry before or after it. */
  readonly add?: SectionTools['add'] | undefined
  /** Further actions. */
  readonly others?: readonly MenuAction[]
}

interface Handlers {
  readonly move: (entry: { readonly at: Path; readonly title: string }, to: number) => void
  readonly duplicate: () => void
  readonly remove: () => void
}

/** What can be done with an entry of a list. Actions that are not possible have a reason. */
export function describeActions(entry: ListEntry, handlers: Handlers): MenuAction[] {
  const { length, limits, add, others = [] } = entry
  const full = explainFull(length, limits)
  return [
    ...describeMoves(entry, handlers.move),
    ...(add ? describeAdditions(entry, add, full) : []),
    { label: 'Duplicate', icon: Copy, reason: full, onAction: handlers.duplicate },
    ...others,
    {
      label: 'Delete',
      icon: Trash2,
      isDestructive: true,
      reason: explainNeeded(length, limits),
      onAction: handlers.remove,
    },
  ]
}

const describeAdditions = (
  { at, index }: MovableEntry,
  add: SectionTools['add'],
  reason: string | undefined,
): MenuAction[] =>
  [
    { label: 'Add section before', to: at },
    { label: 'Add section after', to: [...at.slice(0, -1), index + 1] },
  ].map(({ label, to }) => ({ label, icon: Plus, reason, onAction: () => add(to) }))

export const describeMoves = (
  { at, title, index, length }: MovableEntry,
  move: Handlers['move'],
): MenuAction[] => [
  {
    label: 'Move up',
    icon: ArrowUp,
    reason: index === 0 ? 'It is the first entry.' : undefined,
    onAction: () => move({ at, title }, index - 1),
  },
  {
    label: 'Move down',
    icon: ArrowDown,
    reason: index === length - 1 ? 'It is the last entry.' : undefined,
    onAction: () => move({ at, title }, index + 1),
  },
]

/** Why no entry can be added. */
export const explainFull = (length: number, { max }: CountLimits): string | undefined =>
  max !== null && length >= max
    ? `At most ${max} ${max === 1 ? 'entry is' : 'entries are'} possible.`
    : undefined

/** Why no entry can be deleted. */
const explainNeeded = (length: number, { min }: CountLimits): string | undefined =>
  length <= min ? `At least ${min} ${min === 1 ? 'entry is' : 'entries are'} required.` : undefined

/** The number of entries, with the limit that the next action would exceed. */
export function formatCount(length: number, { min, max }: CountLimits): string {
  if (min === max) return `${length} of ${max}`
  if (max !== null && length >= max) return `${length} of at most ${max}`
  if (length <= min) return `${length} of at least ${min}`
  return max === null ? `${length}` : `${length} (maximum ${max})`
}
