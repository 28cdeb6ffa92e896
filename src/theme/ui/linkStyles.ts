import { css } from '../style/css.ts'
import { divided } from './layoutStyles.ts'

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

/** Links as divided rows. The arrow is a border, so that screen readers do not read it. */
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
      border: solid var(--color-accent);
      border-width: 2px 2px 0 0;
      rotate: var(--onward, 45deg);
    }
  }
`

/** Links in a text, in a container that another link covers. */
export const raisedLinks = css`
  & a {
    position: relative;
    z-index: 1;
  }
`

/** A link that covers its positioned container, while its accessible name is its own text. */
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
    outline: 3px solid var(--color-text);
    outline-offset: 3px;
  }
`
