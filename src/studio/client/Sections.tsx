import { Eye, EyeOff, GripVertical, Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Path } from '../../content/model.ts'
import type { CountLimits } from '../forms/counts.ts'
import type { ListedSection } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { describeActions, formatCount } from './entry-actions.ts'
import type { SectionTools } from './section-tools.ts'
import { ActionMenu, type MenuAction } from './ui/ActionMenu.tsx'
import { useReorder } from './ui/useReorder.ts'

interface Props {
  readonly sections: readonly ListedSection[]
  readonly limits: CountLimits
  readonly at: Path
  readonly tools: SectionTools
}

export function Sections({ sections, limits, at: list, tools }: Props) {
  const { actions } = useStudio()
  const outline = useRef<HTMLOListElement>(null)
  const { length } = sections
  const keys = sections.map(({ at }) => actions.getKey(at))
  const reorder = useReorder(keys, (from, to) =>
    actions.move({ at: [...list, from], title: getName(sections[from]) }, to),
  )
  const mark = (section: ListedSection): MenuAction => {
    const at = [...section.at, 'draft']
    const name = getName(section)
    return section.isDraft
      ? {
          label: 'Unmark as draft',
          icon: Eye,
          onAction: () =>
            void actions.edit([{ do: 'remove', at }], `${name} is not a draft any more.`),
        }
      : {
          label: 'Mark as draft',
          icon: EyeOff,
          onAction: () =>
            void actions.edit([{ do: 'set', at, value: true }], `${name} is a draft.`),
        }
  }
  const remove = async (section: { at: Path; title: string }, index: number) => {
    await actions.deleteEntry(section)
    const rows = outline.current?.querySelectorAll<HTMLElement>('.row-button')
    rows?.[Math.min(index, rows.length - 1)]?.focus()
  }
  return (
    <section className="group" aria-label="Sections">
      <div className="head">
        <h3>Sections</h3>
        <span className="muted">{formatCount(length, limits)}</span>
      </div>
      <ol className="outline" ref={outline}>
        {sections.map((section, index) => {
          const { at, title, summary, isDraft } = section
          const named = { at, title: getName(section) }
          return (
            <li key={keys[index]} {...reorder.item(index)}>
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
                label={`Actions: ${named.title}`}
                items={describeActions(
                  { ...named, index, length, limits, sections: tools, others: [mark(section)] },
                  {
                    move: actions.move,
                    duplicate: () => void actions.duplicateEntry(named),
                    remove: () => void remove(named, index),
                  },
                )}
              />
            </li>
          )
        })}
      </ol>
      <button type="button" className="button primary" onClick={() => tools.add([...list, length])}>
        <Plus aria-hidden /> Add section…
      </button>
    </section>
  )
}

const getName = (section: ListedSection | undefined): string =>
  section?.summary || section?.title || 'Section'
