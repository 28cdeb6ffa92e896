import { useId } from 'react'
import type { ImageValue } from '../protocol/values.ts'
import { fieldKeys, pasteIntoField, toSingleLine } from './keys.ts'

interface Props {
  readonly draft: ImageValue
  readonly max: number | undefined
  readonly isInvalid: boolean
  readonly onType: (draft: ImageValue) => void
  readonly onDiscard: () => void
}

export function AltText({ draft, max, isInvalid, onType, onDiscard }: Props) {
  const id = useId()
  const { alt = '', decorative = false } = draft
  const { decorative: _decorative, ...described } = draft
  return (
    <>
      <fieldset className="tells">
        <legend>Accessibility</legend>
        <label className="choice">
          <input
            type="radio"
            name={`${id}-tells`}
            checked={!decorative}
            onChange={() => onType(described)}
          />
          Alternative text
        </label>
        <label className="choice">
          <input
            type="radio"
            name={`${id}-tells`}
            checked={decorative}
            onChange={() => onType({ ...draft, decorative: true })}
          />
          Decorative (hidden from screen readers)
        </label>
      </fieldset>
      {!decorative && (
        <>
          <label className="name" htmlFor={`${id}-alt`}>
            Alternative text
          </label>
          <textarea
            id={`${id}-alt`}
            rows={3}
            value={alt}
            aria-describedby={`${id}-left`}
            aria-invalid={isInvalid}
            onChange={(event) => onType({ ...described, alt: toSingleLine(event.target.value) })}
            onPaste={pasteIntoField()}
            onKeyDown={(event) =>
              fieldKeys({
                save: () => event.currentTarget.form?.requestSubmit(),
                discard: onDiscard,
              })(event)
            }
          />
          <p className={max && alt.length > max ? 'count over' : 'count'} id={`${id}-left`}>
            {max === undefined ? `${alt.length} characters` : `${alt.length} of ${max} characters`}
          </p>
        </>
      )}
    </>
  )
}
