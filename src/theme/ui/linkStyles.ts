import { css } from '../style/css.ts'
import { divided } from './layoutStyles.ts'

/** A line of its own in a list of links: underlined only where the pointer or the visitor is. */
export const listLink = css`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  text-decoration-line: none;
  &:hover,
  &[aria-current] {
    text-decoration-line: underline;
  }
`

/** A list of links as ruled rows. The arrow head is drawn, not written, so that nobody has to hear it. */
export const linkRows = css`
  ${divided}
  font: 600 var(--step-1) / 1.3 var(--font-text);
  & > li > * {
    gap: var(--space-4);
    inline-size: 100%;
    min-block-size: 4rem;
    padding-block: var(--space-3);
    &::after {
      content: '';
      flex: none;
      inline-size: 0.5em;
      block-size: 0.5em;
      margin-inline: auto var(--space-2);
      border: solid var(--colour-accent);
      border-width: 2px 2px 0 0;
      rotate: var(--onward, 45deg);
    }
  }
`

/**
 * A link that covers the whole card it stands in, while its name stays its own text. The card has to be
 * positioned.
 */
export const stretchedLink = css`
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
