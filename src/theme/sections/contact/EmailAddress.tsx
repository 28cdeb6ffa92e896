import { css } from '../../style/css.ts'
import { renderList } from '../../ui/renderList.ts'

/** Wider parts break anywhere: on one line they would be too small to read, in em. */
const MAX_WIDTH = 19

const unbroken = css`
  white-space: nowrap;
`

const breakable = css`
  overflow-wrap: anywhere;
`

/** Upper bound of the width in em, also in wide system fonts and in monospace. */
const estimateWidth = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[mw@A-Z]/.test(character) ? 1 : 0.6), 0)

/** Fits the widest part into the container. */
const fitParts = (parts: readonly string[]) => {
  const widest = Math.min(Math.max(...parts.map(estimateWidth)), MAX_WIDTH)
  return css`
    font-size: min(var(--step-1), 7cqi, ${(100 / widest).toFixed(1)}cqi);
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
          <span css={estimateWidth(part) <= MAX_WIDTH ? unbroken : breakable}>{part}</span>
        </>
      ))}
    </span>
  )
}
