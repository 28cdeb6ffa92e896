import { css } from '../../style/css.ts'
import { renderList } from '../../ui/renderList.ts'

/** Longer parts break anywhere: on one line they would be too small to read. */
const MAX_UNBROKEN = 30

const unbroken = css`
  white-space: nowrap;
`

const breakable = css`
  overflow-wrap: anywhere;
`

/** Fits the longest part into the container. A character is at most 0.62em wide on average. */
const fitParts = (parts: readonly string[]) => {
  const longest = Math.min(Math.max(...parts.map(({ length }) => length)), MAX_UNBROKEN)
  return css`
    font-size: min(var(--step-1), 7cqi, ${(161 / longest).toFixed(1)}cqi);
  `
}

/** An e-mail address that wraps after `@` and dots only, not at hyphens. */
export function EmailAddress({ address }: { readonly address: string }) {
  const parts = address.split(/(?<=[@.])/)
  return (
    <span translate="no" css={fitParts(parts)}>
      {renderList(parts, (part, index) => (
        <>
          {index > 0 && <wbr />}
          <span css={part.length <= MAX_UNBROKEN ? unbroken : breakable}>{part}</span>
        </>
      ))}
    </span>
  )
}
