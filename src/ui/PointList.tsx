import { css } from '../style/css.ts'
import { stack } from './arrangements.ts'
import { each } from './each.ts'

interface PointListProps {
  readonly points: readonly string[]
  readonly className?: string | undefined
}

const list = css`
  ${stack[2]}
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
      {each(points, (point) => (
        <li>{point}</li>
      ))}
    </ul>
  )
}
