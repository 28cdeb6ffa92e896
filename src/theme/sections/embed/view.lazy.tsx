import { useId, useState } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Label } from '../../ui/Label.tsx'
import { framed, graphPaper, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import type { embed } from './schema.ts'

const frame = css`
  ${framed}
  display: grid;
  overflow: clip;
  aspect-ratio: 16 / 9;
  min-block-size: 16rem;
  inline-size: 100%;
  & > * {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: cover;
  }
  @media print {
    & > iframe,
    &:not(:has(img)) {
      display: none;
    }
  }
`

// A transparent iframe covers it: the page in it hides it once it is loaded.
const placeholder = css`
  ${graphPaper}
  display: grid;
  place-items: center;
  padding: var(--space-6);
  text-align: center;
`

// Without scripts the frame cannot grow when its link is followed.
const collapsed = css`
  @media (scripting: enabled) {
    aspect-ratio: auto;
    min-block-size: 10rem;
  }
`

export function View(props: ViewProps<typeof embed>) {
  const { address, title, note, label, picture } = props
  const [isOpen, setIsOpen] = useState(false)
  // The prefix avoids a leading underscore, which is reserved for keywords such as `_blank`.
  const name = `embed${useId()}`
  return (
    <HeadedSection section={props}>
      <div css={stack[4]}>
        <p>
          <RichText value={note} />
        </p>
        <p>
          <a
            href={address}
            target={name}
            css={buttonStyles.quiet}
            data-replay-click=""
            onClick={() => setIsOpen(true)}
          >
            {label}
          </a>
        </p>
        <div css={[frame, !picture && !isOpen && collapsed]}>
          {picture ? (
            <Picture image={picture} />
          ) : (
            <div css={placeholder} aria-hidden="true">
              <Label as="div">{title}</Label>
            </div>
          )}
          <iframe
            name={name}
            title={title}
            allow="fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      </div>
    </HeadedSection>
  )
}
