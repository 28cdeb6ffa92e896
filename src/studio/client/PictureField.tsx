import { useState } from 'react'
import type { ListedImage } from '../protocol/site-tools.ts'
import type { ImageValue } from '../protocol/values.ts'
import { AltText } from './AltText.tsx'
import { EntryStatus, ReasonList, ScopeChoice } from './EntryStatus.tsx'
import { FieldButtons } from './FieldButtons.tsx'
import { onLeave } from './keys.ts'
import { PictureList } from './PictureList.tsx'
import { useImages } from './queries.ts'
import { toTarget } from './read-state.ts'
import { Thumbnail } from './Thumbnail.tsx'
import type { EditScope, Reasons } from './unsaved.ts'
import { useField } from './useField.ts'
import { describeImage, formatBytes, type Pictured, type PictureTools } from './usePictures.ts'

interface Props {
  readonly text: Pictured
  readonly value: ImageValue
  readonly pictures: PictureTools
  /** Whether it is part of a form, otherwise the selected image. */
  readonly isPart?: boolean
}

export function PictureField({ text, value, pictures, isPart = false }: Props) {
  const [begun] = useState(value)
  const [file, setFile] = useState<File>()
  const [reasons, setReasons] = useState<Reasons>([])
  const { data } = useImages()
  const listed = data?.images ?? []
  const field = useField(toTarget(text), value, (next: ImageValue) => ({
    text: describeImage(next),
    edit: { do: 'setImage', value: clean(next) },
  }))
  const { draft, entry, isChanged, type, save, choose } = field
  const upload = async (taken: File, scope?: EditScope) => {
    // Several sections show this image: ask first.
    setFile(text.typeDefault && !scope ? taken : undefined)
    if (!text.typeDefault || scope) setReasons(await pictures.upload(text, taken, scope))
  }
  const discard = () => {
    field.discard()
    setReasons([])
    setFile(undefined)
  }
  const isMissing = value.src === ''
  const isExchanged = value.src !== begun.src && value.alt === begun.alt
  return (
    // A form is already a region, often with the same name.
    <section className="field picture" role={isPart ? 'group' : undefined} aria-label={text.title}>
      {isPart && <h3 className="name">{text.title}</h3>}
      {text.description && <p className="muted">{text.description}</p>}
      {!isMissing && <CurrentImage value={draft} listed={listed} />}
      {text.shared && <p className="note">{text.shared}</p>}
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onBlur={({ currentTarget }) =>
          onLeave(currentTarget, () => {
            if (!currentTarget.contains(document.activeElement)) field.leave()
          })
        }
      >
        {!isMissing && (
          <AltText
            draft={draft}
            max={text.maxLength}
            isInvalid={field.reasons.length > 0}
            onType={type}
            onDiscard={discard}
          />
        )}
        {isExchanged && !draft.decorative && !isChanged && (
          <p className="note" role="status">
            The image was replaced. Does the alternative text still describe it?
          </p>
        )}
        <EntryStatus entry={entry} format={formatImage} />
        <ReasonList reasons={reasons} />
        {file && text.typeDefault && (
          <ScopeChoice
            pages={text.typeDefault.pages}
            onChoose={(scope) => void upload(file, scope)}
          />
        )}
        {!isMissing && <FieldButtons field={field} onDiscard={discard} />}
      </form>
      <PictureList
        listed={listed}
        current={draft.src}
        isCollapsed={isPart && !isMissing}
        onChoose={(src) => void choose({ ...draft, src })}
        onTake={(taken) => void upload(taken)}
      />
    </section>
  )
}

interface CurrentProps extends Pick<Props, 'value'> {
  readonly listed: readonly ListedImage[]
}

function CurrentImage({ value, listed }: CurrentProps) {
  const file = listed.find(({ address }) => address === value.src)
  return (
    <div className="now">
      <Thumbnail address={value.src} />
      <p className="address now-words">
        {value.src}
        {file && <br />}
        {file && `${file.width} × ${file.height} px`}
        {file?.bytes ? `, ${formatBytes(file.bytes)}` : ''}
      </p>
    </div>
  )
}

const clean = ({ src, alt = '', decorative, ...rest }: ImageValue): ImageValue =>
  decorative ? { ...rest, src, decorative } : { ...rest, src, alt: alt.trim() }

const formatImage = (value: unknown): string =>
  value !== null && typeof value === 'object' && 'alt' in value
    ? String(value.alt)
    : 'No alternative text (decorative)'
