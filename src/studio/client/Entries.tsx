import type { Path } from '../../content/model.ts'
import type { ListedEntry } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { describeActions, describeMoves } from './entry-actions.ts'
import type { SectionTools } from './section-tools.ts'
import { ActionMenu } from './ui/ActionMenu.tsx'
import { ToolButton } from './ui/ToolButton.tsx'
import { useSectionActions } from './useSectionActions.ts'

interface Props {
  readonly entries: readonly ListedEntry[]
  readonly tools: SectionTools
}

const isSection = (at: Path): boolean => at.length === 4 && at[2] === 'sections'

export function Entries({ entries, tools }: Props) {
  const { actions } = useStudio()
  const describeSection = useSectionActions(tools, { addsOthers: true })
  if (entries.length === 0) return null
  return (
    <section className="group" aria-label="Position">
      {entries.map((entry) => {
        const { at, title, index, length } = entry
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
              items={
                isSection(at)
                  ? describeSection(index)
                  : describeActions(entry, {
                      move: actions.move,
                      duplicate: () => void actions.duplicateEntry(entry),
                      remove: () => void actions.deleteEntry(entry),
                    })
              }
            />
          </fieldset>
        )
      })}
    </section>
  )
}
