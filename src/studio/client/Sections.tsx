import { Copy, GripVertical, Plus, Trash2 } from 'lucide-react'
import type { Path } from '../../content/model.ts'
import type { ListedSection } from '../server/protocol.ts'
import { useStudio } from './context.ts'
import { describeMoves } from './entry-actions.ts'
import { ActionMenu } from './ui/ActionMenu.tsx'
import { useReorder } from './ui/useReorder.ts'

interface Props {
  readonly sections: readonly ListedSection[]
  readonly at: Path
  readonly onAdd: (at: Path) => void
}

export function Sections({ sections, at: list, onAdd }: Props) {
  const { actions } = useStudio()
  const { length } = sections
  const reorder = useReorder(length, (from, to) =>
    actions.move({ at: [...list, from], title: getName(sections[from]) }, to),
  )
  return (
    <section className="group" aria-label="Sections">
      <div className="head">
        <h3>Sections</h3>
        <span className="muted">{length}</span>
      </div>
      <ol className="outline">
        {sections.map((section, index) => {
          const { at, title, summary, isDraft } = section
          const name = getName(section)
          return (
            <li key={actions.getKey(at)} {...reorder.item(index)}>
              <span className="handle" aria-hidden title="Drag to move" {...reorder.handle(index)}>
                <GripVertical />
              </span>
              <button type="button" className="row-button" onClick={() => actions.openForm(at)}>
                <span className="title">
                  {summary || title} {isDraft && <span className="draft">Draft</span>}
                </span>
                {summary && <span className="muted">{title}</span>}
              </button>
              <ActionMenu
                label={`Actions: ${name}`}
                items={[
                  ...describeMoves({ at, title: name, index, length }, actions.move),
                  {
                    label: 'Add section after',
                    icon: Plus,
                    onAction: () => onAdd([...list, index + 1]),
                  },
                  {
                    label: 'Duplicate',
                    icon: Copy,
                    onAction: () => void actions.edit([{ do: 'copy', at }], `${name} duplicated.`),
                  },
                  {
                    label: 'Remove',
                    icon: Trash2,
                    isDestructive: true,
                    onAction: () => void actions.edit([{ do: 'remove', at }], `${name} removed.`),
                  },
                ]}
              />
            </li>
          )
        })}
      </ol>
      <button type="button" className="button primary" onClick={() => onAdd([...list, length])}>
        <Plus aria-hidden /> Add section…
      </button>
    </section>
  )
}

const getName = (section: ListedSection | undefined): string =>
  section?.summary || section?.title || 'Section'
