import { Copy, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import { useStudio } from '../context.ts'
import { describeMoves } from '../entry-actions.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import type { useReorder } from '../ui/useReorder.ts'
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
  const { addSection } = useFormTools()
  const { actions } = useStudio()
  const { entries, offers, min, max } = control
  const { length } = entries
  const name = `${title} ${index + 1}`
  const full = max !== null && length >= max ? `At most ${max} entries are possible.` : undefined
  const remove = async () => {
    const list = item.current?.parentElement
    await actions.edit([{ do: 'remove', at }], `${name} removed.`)
    const next = list?.children[Math.max(0, index - 1)]
    next?.querySelector<HTMLElement>('summary, input, textarea, select, button')?.focus()
  }
  return (
    <ActionMenu
      label={`Actions: ${name}`}
      items={[
        ...describeMoves({ at, title: name, index, length }, actions.move),
        ...(offers[0]?.sectionType === undefined
          ? []
          : [
              {
                label: 'Add section before',
                icon: Plus,
                reason: full,
                onAction: () => addSection(at),
              },
            ]),
        {
          label: 'Duplicate',
          icon: Copy,
          reason: full,
          onAction: () =>
            void actions.edit([{ do: 'copy', at }], `${name} duplicated.`, {
              aim: [...at.slice(0, -1), index + 1],
            }),
        },
        {
          label: 'Remove',
          icon: Trash2,
          isDestructive: true,
          reason:
            length <= min
              ? `At least ${min} ${min === 1 ? 'entry is' : 'entries are'} required.`
              : undefined,
          onAction: () => void remove(),
        },
      ]}
    />
  )
}
