import { useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css } from '../../style/css.ts'
import { buttonStyles } from '../../ui/buttonStyles.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { bordered, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { embed } from './schema.ts'

const frame = css`
  ${bordered}
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

/** A frame that stays empty until its link is followed into it; that needs no script. */
export function View(props: ViewProps<typeof embed>) {
  const { address, title, note, label, picture } = props
  // Names that begin with an underscore mean windows.
  const name = `embed${useId()}`
  return (
    <HeadedSection section={props}>
      <div css={stack[4]}>
        <p>{note}</p>
        <p>
          <a href={address} target={name} css={buttonStyles.quiet}>
            {label}
          </a>
        </p>
        <div css={frame}>
          {picture && <Picture image={picture} />}
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
