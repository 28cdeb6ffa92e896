import type { ReactNode } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import { useStudio } from '../context.ts'
import { useFormTools } from './context.ts'
import { Group } from './Group.tsx'

interface Props {
  readonly entry: Field
  readonly index: number
  readonly control: Extract<Control, { kind: 'list' }>
  readonly show: (field: Field) => ReactNode
}

export function Entry({ entry, index, control, show }: Props) {
  const { addSection } = useFormTools()
  const { actions } = useStudio()
  const { at, title, summary } = entry
  const { entries, offers, min, max } = control
  const isFull = max !== null && entries.length >= max
  const name = `${title} ${index + 1}`
  const place = (to: number) => [...at.slice(0, -1), to]
  const acts = [
    ...(offers[0]?.sectionType === undefined
      ? []
      : [{ act: 'Add before', isOff: isFull, run: async () => addSection(at) }]),
    {
      act: 'Move up',
      isOff: index === 0,
      run: () =>
        actions.edit([{ do: 'move', at, to: index - 1 }], `${name} moved up.`, {
          aim: { at: place(index - 1), act: 'Move up' },
        }),
    },
    {
      act: 'Move down',
      isOff: index === entries.length - 1,
      run: () =>
        actions.edit([{ do: 'move', at, to: index + 1 }], `${name} moved down.`, {
          aim: { at: place(index + 1), act: 'Move down' },
        }),
    },
    {
      act: 'Duplicate',
      isOff: isFull,
      run: () =>
        actions.edit([{ do: 'copy', at }], `${name} duplicated.`, {
          aim: { at: place(index + 1) },
        }),
    },
    {
      act: 'Remove',
      isOff: entries.length <= min,
      run: () =>
        actions.edit([{ do: 'remove', at }], `${name} removed.`, {
          aim: { at: place(Math.max(0, index - 1)), act: 'Remove' },
        }),
    },
  ]
  const buttons = (
    <div className="row small">
      {acts.map(({ act, isOff, run }) => (
        <button
          type="button"
          key={act}
          data-act={act}
          disabled={isOff}
          aria-label={`${act}: ${name}`}
          onClick={() => void run()}
        >
          {act}
        </button>
      ))}
    </div>
  )
  const { kind } = entry.control
  const isLarge = kind === 'group' || kind === 'union' || kind === 'picture'
  return (
    <li data-at={JSON.stringify(at)}>
      {isLarge ? (
        <details>
          <summary>
            <span className="name">{name}</span> {summary}
          </summary>
          {entry.control.kind === 'group' ? (
            <Group field={entry} control={entry.control} show={show} isBare />
          ) : (
            show(entry)
          )}
          {buttons}
        </details>
      ) : (
        <>
          {show({ ...entry, title: kind === 'form' ? title : name })}
          {buttons}
        </>
      )}
    </li>
  )
}
