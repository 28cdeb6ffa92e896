import type { Figure } from '../model.ts'
import { css, narrow } from '../style/css.ts'
import { each } from './each.ts'
import { Label } from './Label.tsx'

interface FigureListProps {
  readonly figures: readonly Figure[]
}

// In pairs where it is narrow; what is left over has the row to itself. The label comes first for the
// ear, the number first for the eye.
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-8) var(--space-6);
  ${narrow} {
    grid-template-columns: repeat(2, 1fr);
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-2);
    container-type: inline-size;
  }
  & dd {
    font: 800 min(var(--step-4), 22cqi) / 1 var(--font-display);
    letter-spacing: -0.025em;
    &::after {
      content: '';
      display: block;
      block-size: 9px;
      margin-block-start: var(--space-3);
      border-inline: 1px solid;
      background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
    }
  }
`

/** Figures set like the dimensions on a drawing. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl css={list}>
      {each(figures, (figure) => (
        <div>
          <Label as="dt">{figure.label}</Label>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
