import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Path } from '../../content/model.ts'
import type { MenuAction } from './ui/ActionMenu.tsx'

interface MovableEntry {
  readonly at: Path
  readonly title: string
  readonly index: number
  readonly length: number
}

export const describeMoves = (
  { at, title, index, length }: MovableEntry,
  move: (entry: { readonly at: Path; readonly title: string }, to: number) => void,
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
