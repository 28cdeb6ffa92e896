import { css } from '../style/css.ts'

interface PointListProps {
  readonly points: readonly string[]
  readonly className?: string | undefined
}

const list = css`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--measure);
  padding-inline-start: 1.25em;
  list-style-type: square;
  & > li::marker {
    color: var(--colour-quiet);
  }
`

/** A list of short points. */
export function PointList({ points, className }: PointListProps) {
  return (
    <ul css={list} className={className}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
