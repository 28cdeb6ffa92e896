import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { useStudio } from '../context.ts'
import { describeActions } from '../entry-actions.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import type { useReorder } from '../ui/useReorder.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useFormTools } from './context.ts'
import { Group } from './Group.tsx'

interface Props {
  readonly entry: Field
  readonly index: number
  readonly control: Extract<Control, { kind: 'list' }>
  readonly reorder: ReturnType<typeof useReorder>
  readonly show: (field: Field) => ReactNode
}

export function Entry({ entry, index, control, reorder, show }: Props) {
  const { at, title, summary } = entry
  const item = useRef<HTMLLIElement>(null)
  const { kind } = entry.control
  const name = `${title} ${index + 1}`
  const isLarge = kind === 'group' || kind === 'union' || kind === 'picture'
  return (
    <li ref={item} data-at={JSON.stringify(at)} {...reorder.item(index)}>
      <span className="handle" aria-hidden title="Drag to move" {...reorder.handle(index)}>
        <GripVertical />
      </span>
      <div className="content">
        {isLarge ? (
          <details>
            <summary>
              <span className="name">{name}</span> <span className="muted">{summary}</span>
            </summary>
            {entry.control.kind === 'group' ? (
              <Group field={entry} control={entry.control} show={show} isBare />
            ) : (
              show(entry)
            )}
          </details>
        ) : (
          show({ ...entry, title: kind === 'form' ? title : name })
        )}
      </div>
      <EntryMenu entry={entry} index={index} control={control} item={item} />
    </li>
  )
}

interface MenuProps extends Pick<Props, 'entry' | 'index' | 'control'> {
  readonly item: { readonly current: HTMLLIElement | null }
}

function EntryMenu({ entry: { at, title }, index, control, item }: MenuProps) {
  const { sections } = useFormTools()
  const { actions } = useStudio()
  const { entries, offers, min, max } = control
  const named = { at, title: `${title} ${index + 1}` }
  /** Known when the entry is gone. */
  const list = useRef<Element>(null)
  useEffect(() => {
    list.current = item.current?.parentElement ?? null
  }, [item])
  const focusNeighbor = () => {
    const next = list.current?.children[Math.max(0, index - 1)]
    next?.querySelector<HTMLElement>('summary, input, textarea, select, button')?.focus()
  }
  const describeSection = useSectionActions(sections, { addsOthers: true, onRemove: focusNeighbor })
  const remove = async () => {
    await actions.deleteEntry(named)
    focusNeighbor()
  }
  const copy = [...at.slice(0, -1), index + 1]
  const isSection = offers[0]?.sectionType !== undefined
  return (
    <ActionMenu
      label={`Actions: ${named.title}`}
      items={
        isSection
          ? describeSection(index)
          : describeActions(
              { ...named, index, length: entries.length, limits: { min, max } },
              {
                move: actions.move,
                duplicate: () => void actions.duplicateEntry(named, copy),
                remove: () => void remove(),
              },
            )
      }
    />
  )
}
