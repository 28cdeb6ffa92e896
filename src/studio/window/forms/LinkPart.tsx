import { useId, useRef, useState } from 'react'
import type { Control, Field } from '../../forms/model.ts'
import type { Refused } from '../Field.tsx'
import { useFormTools } from './context.ts'
import { Wrong } from './Labelled.tsx'
import { LinkTo } from './LinkTo.tsx'
import { type Destination, destinationOf, emptyOf, type Kind, targetOf } from './link.ts'
import { TakeOut } from './TakeOut.tsx'

interface Props {
  readonly field: Field
  readonly control: Extract<Control, { kind: 'link' }>
}

const KINDS: readonly (readonly [Kind, string])[] = [
  ['page', 'A page of this site'],
  ['web', 'A web address'],
  ['mail', 'An e-mail address'],
  ['phone', 'A phone number'],
  ['file', 'A file'],
  ['menu', 'A menu'],
  ['nowhere', 'Nowhere yet'],
]

/** Where a link leads: to what, and to which. It is written once it leads somewhere, or says why it does not. */
export function LinkPart({ field, control: { value } }: Props) {
  const { write, targets } = useFormTools()
  const { at, title, isWritten, isOptional } = field
  const id = useId()
  const read = (one: unknown) => destinationOf(one, (address) => targets.files.includes(address))
  /** What the file says: what was written here, before the form has been made anew. */
  const [there, setThere] = useState(value)
  const [seen, setSeen] = useState(value)
  const known = useRef(value)
  const pending = useRef<Promise<void>>(undefined)
  const [draft, setDraft] = useState(read(value))
  const [refused, setRefused] = useState<Refused>([])
  const change = (next: Destination) => {
    setDraft(next)
    setRefused([])
  }
  // Others may have changed the file: what nobody is changing follows.
  if (!isSame(seen, value)) {
    setSeen(value)
    setThere(value)
    known.current = value
    if (isSame(draft, read(there))) change(read(value))
  }
  const put = async (next: Destination) => {
    setDraft(next)
    // What is written next is asked for the file as it then is.
    await pending.current
    const now = known.current
    const target = targetOf(next)
    if (target === undefined || isSame(next, read(now)) || isSame(target, now)) return
    const asked = write(at, target, isWritten ? now : undefined, title)
    pending.current = asked.then((refused) => {
      if (refused.length === 0) known.current = target
    })
    const found = await asked
    setRefused(found)
    if (found.length > 0) return
    setThere(target)
    setDraft((then) => (then === next ? read(target) : then))
  }
  const has = (kind: Kind) => {
    if (kind === draft.kind) return true
    if (kind === 'file') return targets.files.length > 0
    return kind !== 'menu' || targets.menus.length > 0
  }
  return (
    <fieldset className="parts" aria-describedby={refused.length > 0 ? `${id}-wrong` : undefined}>
      <legend>Where it leads</legend>
      <select
        aria-label="To what"
        value={draft.kind}
        onChange={({ target }) => {
          const kind = KINDS.find(([one]) => one === target.value)?.[0] ?? 'page'
          change(kind === read(there).kind ? read(there) : emptyOf(kind))
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
        onPut={(next) => void put(next)}
        onBack={() => change(read(there))}
      />
      <Wrong id={`${id}-wrong`} refused={refused} />
      {isOptional && isWritten && <TakeOut field={field} />}
    </fieldset>
  )
}

/** Values as a file has them. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
