import { useId, useState } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'
import { Wrong } from './Labelled.tsx'
import { LinkTo } from './LinkTo.tsx'
import { type Destination, destinationOf, emptyOf, type Kind, targetOf } from './link.ts'
import { TakeOut } from './TakeOut.tsx'
import { isSame, useFileValue } from './useFileValue.ts'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'link' }>
}

const KINDS: readonly (readonly [Kind, string])[] = [
  ['page', 'Page on this site'],
  ['web', 'Web address'],
  ['mail', 'Email address'],
  ['phone', 'Phone number'],
  ['file', 'File'],
  ['menu', 'Menu'],
  ['nowhere', 'No link yet'],
]

/** Saves only complete and valid targets. */
export function LinkPart({ field, control: { value } }: Props) {
  const { targets } = useFormTools()
  const { isInFile, isOptional } = field
  const id = useId()
  const read = (one: unknown) => destinationOf(one, (address) => targets.files.includes(address))
  const [draft, setDraft] = useState(read(value))
  const [refused, setRefused] = useState<Refused>([])
  const change = (next: Destination) => {
    setDraft(next)
    setRefused([])
  }
  const { now, settled, put } = useFileValue(
    field,
    value,
    (one) => one,
    (before) => {
      // Follow external changes unless the field is being edited.
      if (isSame(draft, read(before))) change(read(value))
    },
  )
  const save = async (next: Destination) => {
    setDraft(next)
    const target = targetOf(next)
    // The next save must refer to the current file.
    await settled()
    if (target === undefined || isSame(next, read(now()))) return
    const found = await put(target)
    setRefused(found)
    if (found.length === 0) setDraft((then) => (then === next ? read(target) : then))
  }
  const has = (kind: Kind) => {
    if (kind === draft.kind) return true
    if (kind === 'file') return targets.files.length > 0
    return kind !== 'menu' || targets.menus.length > 0
  }
  return (
    <fieldset className="parts" aria-describedby={refused.length > 0 ? `${id}-wrong` : undefined}>
      <legend>Link target</legend>
      <select
        aria-label="Link type"
        value={draft.kind}
        onChange={({ target }) => {
          const kind = KINDS.find(([one]) => one === target.value)?.[0] ?? 'page'
          const written = read(now())
          change(kind === written.kind ? written : emptyOf(kind))
        }}
      >
        {KINDS.map(
          ([kind, words]) =>
            has(kind) && (
              <option key={kind} value={kind}>
                {words}
              </option>
            ),
        )}
      </select>
      <LinkTo
        to={draft}
        targets={targets}
        isRefused={refused.length > 0}
        onType={change}
        onPut={(next) => void save(next)}
        onBack={() => change(read(now()))}
      />
      <Wrong id={`${id}-wrong`} refused={refused} />
      {isOptional && isInFile && <TakeOut field={field} />}
    </fieldset>
  )
}
