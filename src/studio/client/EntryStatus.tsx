import { Conflict } from './Conflict.tsx'
import { useStudio } from './context.ts'
import { keepFocus } from './keys.ts'
import { type EditScope, isSame, needsScope, type Reasons, type Unsaved } from './unsaved.ts'

interface Props {
  readonly entry: Unsaved | undefined
  readonly id?: string
  readonly onSuggest?: ((value: string) => void) | undefined
  readonly format?: (value: unknown) => string
}

export function EntryStatus({ entry, id, onSuggest, format = String }: Props) {
  const { actions } = useStudio()
  if (!entry) return null
  const { status, theirs, text, reasons } = entry
  if (status === 'conflict')
    return (
      <Conflict
        theirs={theirs === undefined ? '' : format(theirs)}
        mine={text}
        onDiscard={() => actions.discardConflict(entry.id)}
        onOverwrite={() => void actions.overwrite(entry.id)}
      />
    )
  return (
    <>
      <ReasonList id={id} reasons={reasons} onSuggest={onSuggest} />
      {needsScope(entry) && status !== 'saved' && !isSame(entry.edit, null) && (
        <ScopeChoice
          pages={entry.pages ?? 0}
          onChoose={(scope) => void actions.save(entry.id, scope)}
        />
      )}
    </>
  )
}

interface ScopeProps {
  readonly pages: number
  readonly onChoose: (scope: EditScope) => void
}

export const ScopeChoice = ({ pages, onChoose }: ScopeProps) => (
  <fieldset className="scope" aria-label="Change here or everywhere?">
    <p>Change here or everywhere?</p>
    <div className="buttons">
      <button type="button" onPointerDown={keepFocus} onClick={() => onChoose('instance')}>
        Here only
      </button>
      <button type="button" onPointerDown={keepFocus} onClick={() => onChoose('type')}>
        Everywhere ({pages} {pages === 1 ? 'page' : 'pages'})
      </button>
    </div>
  </fieldset>
)

interface ReasonsProps {
  readonly id?: string | undefined
  readonly reasons: Reasons
  readonly onSuggest?: Props['onSuggest']
}

export const ReasonList = ({ id, reasons, onSuggest }: ReasonsProps) =>
  reasons.length > 0 && (
    <div className="refused" id={id} role="alert">
      {withoutRepeats(reasons).map(({ message, hint, suggestions }) =>
        onSuggest && suggestions !== undefined ? (
          <div key={message} className="buttons">
            <p>{message}</p>
            <SuggestionButtons suggestions={suggestions} onSuggest={onSuggest} />
          </div>
        ) : (
          <p key={message}>
            {message} {hint && <span className="muted">{hint}</span>}
          </p>
        ),
      )}
    </div>
  )

/** Several places may have the same problem. */
const withoutRepeats = (reasons: Reasons): Reasons => [
  ...new Map(reasons.map((one) => [one.message, one])).values(),
]

interface SuggestionProps {
  readonly suggestions: readonly string[]
  readonly onSuggest: (value: string) => void
}

export const SuggestionButtons = ({ suggestions, onSuggest }: SuggestionProps) =>
  suggestions.map((value) => (
    <button key={value} type="button" onPointerDown={keepFocus} onClick={() => onSuggest(value)}>
      {COLOR.test(value) && <span className="swatch" style={{ background: value }} />}
      Use “{value}”
    </button>
  ))

const COLOR = /^#[\da-f]{6}$/i
