import { useId } from 'react'
import type { ViewProps } from '../../../content/model.ts'
import { css, extraWide } from '../../style/css.ts'
import { Label } from '../../ui/Label.tsx'
import { graphPaper, stack } from '../../ui/layoutStyles.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { renderList } from '../../ui/renderList.ts'
import type { caseStudy } from './schema.ts'

export const screen = css`
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
`

const zoomable = css`
  & > button {
    ${graphPaper}
    ${screen}
    inline-size: 100%;
    position: relative;
    padding: clamp(var(--space-1), 3vw, var(--space-12));
    cursor: zoom-in;
    &::after {
      content: '';
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: 0;
      inline-size: var(--space-8);
      block-size: var(--space-8);
      border: 1px solid var(--color-border);
      background:
        linear-gradient(currentColor, currentColor) center / 40% 2px no-repeat,
        linear-gradient(currentColor, currentColor) center / 2px 40% no-repeat,
        var(--color-background);
      forced-color-adjust: none;
    }
    &:hover {
      border-color: var(--color-accent);
    }
  }
  & > [popover] {
    inline-size: 100vw;
    max-inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: 100dvh;
    padding: var(--space-4);
    border: 0;
    background: var(--color-background);
    &:popover-open {
      display: grid;
      place-items: center;
    }
    & > button {
      cursor: zoom-out;
    }
    & img {
      inline-size: min(94vw, 140dvh);
    }
  }
`

const plates = css`
  display: grid;
  gap: var(--space-8);
  ${extraWide} {
    grid-template-columns: repeat(6, 1fr);
    & > * {
      grid-column: span 3;
    }
    & > :first-child {
      grid-area: 1 / 1 / 3 / 5;
    }
    & > :nth-child(2),
    & > :nth-child(3) {
      grid-column: span 2;
    }
    & > :not(:first-child) > button {
      padding: var(--space-3);
    }
  }
`

interface ScreensProps {
  readonly screens: ViewProps<typeof caseStudy>['looks']
}

export function Screens({ screens }: ScreensProps) {
  const id = useId()
  return (
    <div css={plates}>
      {renderList(screens, ({ image, caption }, index) => {
        const large = `${id}${index}`
        return (
          <figure css={[stack[4], zoomable]}>
            <button type="button" popoverTarget={large}>
              <Picture image={image} displayWidth={index === 0 ? 67 : 50} />
            </button>
            <div id={large} popover="auto">
              <button type="button" popoverTarget={large} popoverTargetAction="hide">
                <Picture image={image} />
              </button>
            </div>
            <Label as="figcaption">
              <RichText value={caption} />
            </Label>
          </figure>
        )
      })}
    </div>
  )
}
