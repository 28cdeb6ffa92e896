import { css, extraWide, type SerializedStyles, wide } from '../style/css.ts'
import type { HeadingVariant } from './Heading.tsx'
import { framed, graphPaper, headingContainer, lead, rule, stack } from './layoutStyles.ts'
import type { DisplayWidth } from './Picture.tsx'

export interface HeroLayout {
  readonly headline: HeadingVariant
  readonly band?: SerializedStyles
  readonly frame: SerializedStyles
  readonly pictureWidth: DisplayWidth
  /** Whether the tagline is among the details, not under the headline. */
  readonly taglineInDetails?: boolean
  /** Below the details in narrow windows, and last in the document, so that nothing moves while the page loads. */
  readonly pictureLast?: boolean
}

export const tagline = css`
  ${lead}
  max-inline-size: 25em;
  text-wrap: balance;
`

// Text on the left, in the column of the page; picture up to the edge of the window; details below. A page with nothing
// but a headline gets an empty frame.
const page: HeroLayout = {
  headline: 'display',
  pictureWidth: 42,
  band: css`
    padding: 0;
  `,
  frame: css`
    display: grid;
    & > :first-child {
      ${stack[6]}
      ${headingContainer}
      align-content: center;
      padding: clamp(var(--space-12), 7vw, var(--space-24)) var(--edge);
      padding-inline-start: calc((100cqi - var(--column)) / 2);
    }
    &:not(:has(> img)) {
      text-align: var(--align);
      & > :first-child,
      & > div ~ div > * {
        justify-items: var(--justify);
      }
      & > div ~ div > * > a {
        justify-self: var(--align);
      }
    }
    &:not(:has(> img)) > :first-child:not(:last-child) {
      padding-block-end: var(--hero-gap);
    }
    & > img {
      ${graphPaper}
      padding: calc(var(--picture-inset) * var(--space-6));
      border-block-start: var(--divider) solid var(--color-border);
    }
    & > div ~ div {
      display: grid;
      gap: var(--space-12);
      padding: var(--space-8) var(--edge) var(--space-12);
      border-block-start: var(--divider) solid ${rule};
    }
    &:has(> :only-child > :only-child)::after {
      content: '';
      ${graphPaper}
      min-block-size: 14rem;
      border-block-start: 1px solid var(--color-border);
      outline: 1px dashed var(--color-muted);
      outline-offset: calc(-1 * var(--space-8));
    }
    ${wide} {
      &:has(> img),
      &:has(> :only-child > :only-child) {
        grid-template-columns: 7fr 5fr;
      }
      &:has(> :only-child > :only-child)::after {
        min-block-size: 24rem;
        border-block-start: 0;
        border-inline-start: 1px solid var(--color-border);
      }
      & > :first-child:not(:last-child) {
        padding-inline-end: var(--gutter);
      }
      & > img {
        block-size: 100%;
        max-block-size: 40rem;
        padding: calc(var(--picture-inset) * var(--space-8));
        border-block-start: 0;
        border-inline-start: var(--divider) solid var(--color-border);
        object-fit: var(--picture-fit);
      }
      & > div ~ div {
        grid-column: 1 / -1;
      }
    }
    ${extraWide} {
      & > div ~ div {
        grid-template-columns: 5fr 7fr;
        align-items: end;
      }
      &:not(:has(> img)) > div ~ div {
        grid-template-columns: var(--details-columns);
      }
      & > div ~ div > :only-child {
        grid-column: 1 / -1;
        grid-template-columns: var(--head-columns);
        justify-content: var(--justify);
        column-gap: 0;
        align-items: start;
        & > p {
          padding-inline-end: var(--space-16);
          font-size: var(--step-1);
        }
        & > :last-child:not(:only-child) {
          margin-inline-start: var(--space-8);
        }
      }
    }
  `,
}

// The picture fills the rest of the window from edge to edge. The headline touches it, in front: descenders of any font
// stay whole.
const screen: HeroLayout = {
  headline: 'poster',
  pictureWidth: 100,
  band: css`
    display: grid;
    align-items: stretch;
    min-block-size: calc(100svh - var(--bar-height) - var(--strip-height));
    padding: var(--space-8) 0 0;
    overflow: hidden;
  `,
  frame: css`
    display: grid;
    grid-template: auto auto 1fr / 100%;
    & > :first-child {
      ${stack[4]}
      z-index: 1;
      padding-inline: var(--edge);
    }
    & > :first-child > :is(h1, h2) {
      font-size: min(1.6 * var(--step-6), 11.6 * var(--column-percent));
      line-height: 0.95;
      padding-block-end: 0.12em;
    }
    & > img {
      inline-size: 100%;
      block-size: 18rem;
      min-block-size: 100%;
      max-block-size: none;
      object-fit: cover;
      object-position: 88% 100%;
    }
    & > div ~ div {
      ${stack[6]}
      padding: var(--space-6) var(--edge) var(--space-12);
    }
    ${wide} {
      grid-template-rows: auto 1fr;
      & > img {
        grid-area: 2 / 1;
        block-size: 0;
        object-position: 75% 0;
      }
      & > div ~ div {
        grid-area: 2 / 1;
        z-index: 1;
        align-self: end;
        justify-self: start;
        max-inline-size: 31rem;
        margin: var(--space-16) var(--edge) var(--space-8);
        padding: var(--space-6);
        ${framed}
        border-radius: calc((1 - var(--picture-inset)) * var(--radius));
        background: var(--color-surface);
      }
    }
  `,
  taglineInDetails: true,
  pictureLast: true,
}

/** page: as tall as its content; screen: fills the first screen. */
export const heroLayouts = { page, screen }
