import { Copy, Plus, Trash2 } from 'lucide-react'
import type { Path } from '../../content/model.ts'
import type { SiteChange } from '../server/edit-schema.ts'
import type { ListedEntry } from '../server/protocol.ts'
import { useStudio } from './context.ts'
import { describeMoves } from './entry-actions.ts'
import { ActionMenu } from './ui/ActionMenu.tsx'
import { ToolButton } from './ui/ToolButton.tsx'

interface Props {
  readonly entries: readonly ListedEntry[]
  readonly onAdd: (at: Path) => void
}

const isSection = (at: Path): boolean => at.length === 4 && at[2] === 'sections'

export function Entries({ entries, onAdd }: Props) {
  const { actions } = useStudio()
  if (entries.length === 0) return null
  return (
    <section className="group" aria-label="Position">
      {entries.map((entry) => {
        const { at, title, index, length } = entry
        const run = (change: SiteChange, done: string) =>
          void actions.edit([change], `${title} ${done}.`)
        const adding = [
          { label: 'Add section before', to: at },
          { label: 'Add section after', to: [...at.slice(0, -1), index + 1] },
        ].map(({ label, to }) => ({ label, icon: Plus, onAction: () => onAdd(to) }))
        return (
          <fieldset className="entry-row" key={actions.getKey(at)}>
            <legend>
              {title} {index + 1} of {length}
            </legend>
            {describeMoves(entry, actions.move).map(({ label, icon: Icon, reason, onAction }) => (
              <ToolButton
                key={label}
                label={label}
                icon={<Icon aria-hidden />}
                reason={reason}
                onPress={onAction}
              />
            ))}
            <ActionMenu
              label={`Actions: ${title} ${index + 1}`}
              items={[
                ...(isSection(at) ? adding : []),
                {
                  label: 'Duplicate',
                  icon: Copy,
                  onAction: () => run({ do: 'copy', at }, 'duplicated'),
                },
                {
                  label: 'Remove',
                  icon: Trash2,
                  isDestructive: true,
                  onAction: () => run({ do: 'remove', at }, 'removed'),
                },
              ]}
            />
          </fieldset>
        )
      })}
    </section>
  )
}
