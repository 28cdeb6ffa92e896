import { useId } from 'react'
import type { Control, Field } from '../../protocol/form.ts'
import { EntryStatus } from '../EntryStatus.tsx'
import { useField } from '../useField.ts'
import { useFormTools } from './context.ts'
import { fieldTarget } from './field-target.ts'
import { LinkTo } from './LinkTo.tsx'
import {
  createEmpty,
  type Destination,
  getDestination,
  getTarget,
  type Kind,
  summarizeDestination,
} from './link.ts'
import { RemoveButton } from './RemoveButton.tsx'

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
  const read = (one: unknown) => getDestination(one, (address) => targets.files.includes(address))
  const written = read(value)
  const { draft, entry, reasons, type, save, choose, discard, onBlur } = useField(
    fieldTarget(field, value),
    written,
    (to: Destination) => {
      const target = getTarget(to)
      return {
        text: typeof target === 'string' ? target : summarizeDestination(to),
        edit: target === undefined ? null : { do: 'set', value: target },
      }
    },
  )
  const has = (kind: Kind) => {
    if (kind === draft.kind) return true
    if (kind === 'file') return targets.files.length > 0
    return kind !== 'menu' || targets.menus.length > 0
  }
  return (
    <fieldset className="parts" aria-describedby={reasons.length > 0 ? `${id}-wrong` : undefined}>
      <legend>Link target</legend>
      <select
        aria-label="Link type"
        value={draft.kind}
        onChange={({ target }) => {
          const kind = KINDS.find(([one]) => one === target.value)?.[0] ?? 'page'
          type(kind === written.kind ? written : createEmpty(kind))
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
        isRefused={reasons.length > 0}
        onType={type}
        onChoose={(next) => void choose(next)}
        onSave={() => void save()}
        onDiscard={discard}
        onBlur={onBlur}
      />
      <EntryStatus
        entry={entry}
        id={`${id}-wrong`}
        onSuggest={(one) => void choose(read(one))}
        format={(one) => summarizeDestination(read(one))}
      />
      {isOptional && isInFile && <RemoveButton field={field} />}
    </fieldset>
  )
}
