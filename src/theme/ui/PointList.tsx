import type { RichText as RichTextValue } from '../../content/model.ts'
import { css } from '../style/css.ts'
import { divided } from './layoutStyles.ts'
import { RichText } from './RichText.tsx'
import { renderList } from './renderList.ts'

interface PointListProps {
  readonly points: readonly RichTextValue[]
  readonly className?: string | undefined
}

const list = css`
  ${divided}
  max-inline-size: var(--measure);
  border-color: var(--color-border);
  & > li {
    position: relative;
    padding-block: var(--space-3);
    padding-inline-start: var(--space-6);
    &::before {
      content: '';
      position: absolute;
      inset-block-start: calc(var(--space-3) + 0.6em);
      inset-inline-start: 1px;
      border: 3px solid var(--color-muted);
      border-radius: var(--mark-radius);
    }
  }
`

export function PointList({ points, className }: PointListProps) {
  return (
    <ul css={list} className={className}>
      {renderList(points, (point) => (
        <li>
          <RichText value={point} />
        </li>
      ))}
    </ul>
  )
}
