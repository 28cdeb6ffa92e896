import { css } from '../../style/css.ts'
import { EmailParts, estimateWidth, splitEmail } from '../../ui/EmailParts.tsx'

/** On one line, wider parts would be too small to read, in em. */
const MAX_WIDTH = 19

/** Fits the widest part into the container. */
const fitParts = (parts: readonly string[]) => {
  const widest = Math.min(Math.max(...parts.map(estimateWidth)), MAX_WIDTH)
  return css`
    font-size: min(var(--step-1), 7cqi, ${(100 / widest).toFixed(1)}cqi);
  `
}

export const EmailAddress = ({ address }: { readonly address: string }) => (
  <span translate="no" css={fitParts(splitEmail(address))}>
    <EmailParts address={address} maxWidth={MAX_WIDTH} />
  </span>
)
