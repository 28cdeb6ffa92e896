import type { Figure } from '../model.ts'
import { css } from '../style/css.ts'

interface FigureListProps {
  readonly figures: readonly Figure[]
  readonly className?: string | undefined
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-8) var(--space-6);
`

// The label comes first for the ear, the number first for the eye.
const item = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: var(--space-2);
`

const value = css`
  font: 800 var(--step-4) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  &::after {
    content: '';
    display: block;
    block-size: 9px;
    margin-block-start: var(--space-3);
    border-inline: 1px solid currentColor;
    background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  }
`

const label = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

/** Figures set like the dimensions on a drawing. */
export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl css={list} className={className}>
      {figures.map((figure) => (
        <div key={`${figure.label} ${figure.value}`} css={item}>
          <dt css={label}>{figure.label}</dt>
          <dd css={value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}
