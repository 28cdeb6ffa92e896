import { GripVertical, Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Path } from '../../content/model.ts'
import type { CountLimits } from '../forms/counts.ts'
import type { ListedSection } from '../protocol/state.ts'
import { useStudio } from './context.ts'
import { formatCount } from './entry-actions.ts'
import { getSectionName, type SectionTools } from './section-tools.ts'
import { ActionMenu } from './ui/ActionMenu.tsx'
import { useReorder } from './ui/useReorder.ts'
import { useSectionActions } from './useSectionActions.ts'

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
    actions.move({ at: [...list, from], title: getSectionName(sections[from]) }, to),
  )
  const focusRow = (index: number) => {
    const rows = outline.current?.querySelectorAll<HTMLElement>('.row-button')
    rows?.[Math.min(index, rows.length - 1)]?.focus()
  }
  const describe = useSectionActions(tools, { addsOthers: true, onRemove: focusRow })
  return (
    <section className="group" aria-label="Sections">
      <div className="head">
        <h3>Sections</h3>
        <span className="muted">{formatCount(length, limits)}</span>
      </div>
      <ol className="outline" ref={outline}>
        {sections.map((section, index) => {
          const { at, title, summary, isDraft } = section
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
              <ActionMenu label={`Actions: ${getSectionName(section)}`} items={describe(index)} />
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
