import { css } from '../style/css.ts'

/** A line of its own in a list of links: underlined only where the pointer or the visitor is. */
export const entry = css`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  text-decoration-line: none;
  &:hover,
  &[aria-current] {
    text-decoration-line: underline;
  }
`

/**
 * A link that covers the whole card it stands in, while its name stays its own text. The card has to be
 * positioned.
 */
export const stretched = css`
  text-decoration-thickness: 2px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid var(--colour-ink);
    outline-offset: 3px;
  }
`
