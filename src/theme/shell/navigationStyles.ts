import { css } from '../style/css.ts'
import { listLink } from '../ui/linkStyles.ts'

/**
 * A bar in which text is set so large, by the visitor, that the entries have as little room as in a narrow window. Only
 * containers are measured in the size of text as it is.
 */
export const compactBar = '@container (width < 42rem)'

/** A bar with room for its entries, in a window that is not narrow. */
export const roomyBar = '@container (width >= 42rem)'

/** An entry of the bar or of the mobile menu, link and summary alike. */
export const barEntry = css`
  ${listLink}
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font-weight: 600;
`

/** The corner that says that an entry opens. */
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

/**
 * What hangs from the bar when it is opened: a popover, which stands above everything else. Browsers that know anchors
 * (CSS Anchor Positioning 1) need no script to find the lower edge of the bar.
 */
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
  border: solid var(--colour-rule);
  border-width: 1px 0;
  background: var(--colour-raised);
  color: inherit;
`
