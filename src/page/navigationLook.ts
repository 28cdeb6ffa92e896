import { css } from '../style/css.ts'

/** An entry of the bar or of the mobile menu, link and summary alike. */
export const barEntry = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  font-weight: 600;
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: var(--colour-underline, var(--colour-accent));
    text-decoration-thickness: 2px;
  }
`

/** The corner that says that an entry opens. */
export const caret = css`
  flex: none;
  inline-size: 0.5em;
  block-size: 0.5em;
  border: solid currentColor;
  border-width: 0 1.5px 1.5px 0;
  rotate: 45deg;
  translate: 0 -25%;
  details[open] > summary > & {
    rotate: 225deg;
    translate: 0 25%;
  }
`

/** Titles of groups of links. */
export const groupTitle = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.4 var(--font-mono);
`

/** A link in a group. */
export const groupLink = css`
  display: flex;
  align-items: center;
  min-block-size: 2.25rem;
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: var(--colour-underline, var(--colour-accent));
    text-decoration-thickness: 2px;
  }
`
