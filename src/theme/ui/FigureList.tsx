import type { Figure } from '../../content/model.ts'
import { css, extraWide, narrow, wide } from '../style/css.ts'
import { Label } from './Label.tsx'
import { renderList } from './renderList.ts'

interface FigureListProps {
  readonly figures: readonly Figure[]
  /** Sets up to three figures in a larger font. */
  readonly isLarge?: boolean
}

// Narrow windows have two columns, or one for an odd number. In the document the label is first, for screen readers.
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-8) var(--space-6);
  ${narrow} {
    grid-template-columns: repeat(2, 1fr);
    &:has(> :last-child:nth-child(odd)) {
      grid-template-columns: 1fr;
      gap: var(--space-6);
      & > div {
        grid-template-columns: repeat(2, 1fr);
        gap: var(--space-6);
        align-items: center;
      }
    }
  }
  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  & dd {
    order: -1;
    font: 800 min(var(--step-4), 10 * var(--column-percent)) / 1 var(--font-display);
    letter-spacing: -0.025em;
    &::after {
      content: '';
      display: var(--dimension-line);
      block-size: 9px;
      margin-block-start: var(--space-3);
      border-inline: 1px solid;
      background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
    }
  }
  ${extraWide} {
    & dd {
      font-size: min(var(--step-4), 3.8 * var(--column-percent));
    }
  }
`

const FEW = 3

const large = css`
  ${wide} {
    & dd {
      font-size: min(var(--step-6), 9 * var(--column-percent));
    }
  }
`

export function FigureList({ figures, isLarge }: FigureListProps) {
  return (
    <dl css={[list, isLarge && figures.length <= FEW && large]}>
      {renderList(figures, (figure) => (
        <div>
          <Label as="dt">{figure.label}</Label>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
