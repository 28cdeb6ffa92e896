import { useEffect, useId, useRef, useState } from 'react'
import type { ImageValue } from '../server/protocol.ts'
import { Conflict } from './Conflict.tsx'
import type { Refused } from './Field.tsx'
import { PictureList } from './PictureList.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { discardUnsaved, loadUnsaved, storeUnsaved } from './unsaved-text.ts'
import { bytesInWords, type Pictured, type PictureTools } from './usePictures.ts'

type Wished =
  /** `anyway` overwrites a conflicting change. */
  | { readonly do: 'write'; readonly anyway?: true }
  | { readonly do: 'choose'; readonly src: string }
  | { readonly do: 'take'; readonly file: File }

interface Props {
  readonly text: Pictured
  readonly value: ImageValue
  readonly pictures: PictureTools
  readonly refused?: Refused
  /** Closes the field; absent in forms. */
  readonly onBack?: () => void
}

export function PictureField({ text, value, pictures, refused: onPage = [], onBack }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = [...text.at.slice(0, -1), 'alt']
  const [typed, setTyped] = useState(() => loadUnsaved(place))
  const [chosen, setChosen] = useState<boolean>()
  const [begun] = useState(value)
  const [isBusy, setBusy] = useState(false)
  const [wishes, setWishes] = useState<readonly Wished[]>([])
  const [own, setOwn] = useState<Refused>([])
  const refused = onPage.length > 0 ? onPage : own
  const isPart = onBack === undefined
  const { refresh } = pictures
  useEffect(refresh, [refresh])
  useEffect(() => {
    if (!isPart) heading.current?.focus()
  }, [isPart])
  const isDecorative = chosen ?? value.decorative === true
  const written = value.alt ?? ''
  const alt = typed?.text ?? written
  const isConflict =
    typed !== undefined && !isDecorative && typed.was !== written && alt.trim() !== written
  const next: ImageValue = isDecorative
    ? { src: value.src, decorative: true }
    : { src: value.src, alt: alt.trim() }
  const isChanged = next.alt !== value.alt || next.decorative !== value.decorative
  const type = (words: string) => {
    const plain = words.replace(/\s*[\r\n]+\s*/g, ' ')
    const draft = { text: plain, was: typed?.was ?? written }
    storeUnsaved(place, draft)
    setTyped(draft)
  }
  const perform = async (wish: Wished) => {
    setBusy(true)
    const found =
      wish.do === 'take'
        ? await pictures.upload(text, wish.file)
        : await pictures.change(text, wish.do === 'write' ? next : { ...value, src: wish.src })
    setOwn(found ?? [])
    setBusy(false)
    if (wish.do !== 'write' || found?.length !== 0) return
    // Keep what was entered during the request, based on the saved value.
    const kept = loadUnsaved(place)
    const draft = kept?.text === typed?.text ? undefined : kept && { ...kept, was: next.alt ?? '' }
    if (draft) storeUnsaved(place, draft)
    else discardUnsaved(place)
    setTyped(draft)
    setChosen((now) => (now === chosen ? undefined : now))
  }
  // Run actions in sequence: each applies to the result of the previous one.
  const add = (wish: Wished) => setWishes((all) => [...all, wish])
  useEffect(() => {
    const [first, ...others] = wishes
    if (isBusy || !first) return
    setWishes(others)
    const isMeant = first.do !== 'write' || (isChanged && (first.anyway || !isConflict))
    if (isMeant) void perform(first)
  })
  const isExchanged = value.src !== begun.src && value.alt === begun.alt
  const file = pictures.listed.find(({ address }) => address === value.src)
  const list = (
    <PictureList
      listed={pictures.listed}
      current={value.src}
      onChoose={(src) => add({ do: 'choose', src })}
      onTake={(taken) => add({ do: 'take', file: taken })}
    />
  )
  const Heading = isPart ? 'h3' : 'h2'
  return (
    // A form is already a region, often with the same name.
    <section
      className="field picture"
      role={isPart ? 'group' : undefined}
      aria-labelledby={`${id}-name`}
    >
      <Heading className="name" id={`${id}-name`} ref={heading} tabIndex={-1}>
        {text.title}
      </Heading>
      {text.description && <p className="quiet">{text.description}</p>}
      <div className="now">
        <Thumbnail address={value.src} />
        <p className="address now-words">
          {value.src}
          {file && <br />}
          {file && `${file.width} × ${file.height} px`}
          {file?.bytes ? `, ${bytesInWords(file.bytes)}` : ''}
        </p>
      </div>
      {text.shared && <p className="shared">{text.shared}</p>}
      {isConflict && (
        <Conflict
          theirs={written || 'No alternative text (decorative)'}
          mine={alt}
          onKeep={() => {
            discardUnsaved(place)
            setTyped(undefined)
          }}
          onWrite={() => add({ do: 'write', anyway: true })}
        />
      )}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isConflict) add({ do: 'write' })
        }}
      >
        <fieldset className="tells">
          <legend>Accessibility</legend>
          <label className="choice">
            <input
              type="radio"
              name={`${id}-tells`}
              checked={!isDecorative}
              onChange={() => setChosen(false)}
            />
            Alternative text
          </label>
          <label className="choice">
            <input
              type="radio"
              name={`${id}-tells`}
              checked={isDecorative}
              onChange={() => setChosen(true)}
            />
            Decorative (hidden from screen readers)
          </label>
        </fieldset>
        {!isDecorative && (
          <>
            <label className="name" htmlFor={`${id}-alt`}>
              Alternative text
            </label>
            <textarea
              id={`${id}-alt`}
              rows={3}
              value={alt}
              aria-describedby={`${id}-left`}
              aria-invalid={refused.length > 0}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
            <p
              className={text.maxLength && alt.length > text.maxLength ? 'left over' : 'left'}
              id={`${id}-left`}
            >
              {text.maxLength === undefined
                ? `${alt.length} characters`
                : `${alt.length} of ${text.maxLength} characters`}
            </p>
          </>
        )}
        {isExchanged && !isDecorative && typed === undefined && (
          <p className="shared" role="status">
            The image was replaced. Does the alternative text still describe it?
          </p>
        )}
        {refused.length > 0 && (
          <div className="refused" role="alert">
            <p>Could not save:</p>
            <ul>
              {refused.map(({ message, hint }) => (
                <li key={message}>
                  {message} {hint && <span className="quiet">{hint}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="row">
          <button type="submit" className="main" disabled={!isChanged || isConflict}>
            Save
          </button>
          {(isChanged || !isPart) && (
            <button
              type="button"
              onClick={() => {
                discardUnsaved(place)
                setTyped(undefined)
                setChosen(undefined)
                setOwn([])
                onBack?.()
              }}
            >
              {isChanged ? 'Discard' : 'Close'}
            </button>
          )}
        </div>
      </form>
      {isPart ? (
        <details>
          <summary>Replace image</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}
