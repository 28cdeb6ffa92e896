import { css } from '../style/css.ts'
import { ruled } from './arrangements.ts'
import { each } from './each.ts'

interface PointListProps {
  readonly points: readonly string[]
  readonly className?: string | undefined
}

// Like the list of parts on a drawing.
const list = css`
  ${ruled}
  max-inline-size: var(--measure);
  border-color: var(--colour-rule);
  & > li {
    position: relative;
    padding: var(--space-3) 0 var(--space-3) var(--space-6);
    &::before {
      content: '';
      position: absolute;
      inset: calc(var(--space-3) + 0.6em) auto auto 1px;
      border: 3px solid var(--colour-quiet);
    }
  }
`

/** A list of short points. */
export function PointList({ points, className }: PointListProps) {
  return (
    <ul css={list} className={className}>
      {each(points, (point) => (
        <li>{point}</li>
      ))}
    </ul>
  )
}
