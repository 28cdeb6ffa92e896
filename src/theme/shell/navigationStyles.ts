import { css } from '../style/css.ts'
import { listLink } from '../ui/linkStyles.ts'

/** A bar with enlarged text has as little room as a narrow window. Only container queries depend on the size of text. */
export const compactBar = '@container (width < 42rem)'

export const roomyBar = '@container (width >= 42rem)'

export const barEntry = css`
  ${listLink}
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font-weight: 600;
`

export const expandable = css`
  ${barEntry}
  justify-content: space-between;
  &::after {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -25%;
  }
  [open] > &::after,
  &[aria-expanded='true']::after {
    rotate: 225deg;
    translate: 0 25%;
  }
`

/** A popover below the bar. With CSS anchor positioning, it finds the lower edge of the bar without a script. */
export const dropdown = css`
  position: fixed;
  inset: var(--bar-height) 0 auto;
  max-block-size: calc(100dvh - var(--bar-height));
  @supports (anchor-name: --bar) {
    inset-block-start: anchor(--bar bottom);
    max-block-size: calc(100dvh - anchor-size(--bar height));
  }
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: solid var(--color-border);
  border-width: 1px 0;
  background: var(--color-surface);
  color: inherit;
`
