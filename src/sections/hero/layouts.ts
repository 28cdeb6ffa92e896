import { css, roomy, type SerializedStyles, wide } from '../../style/css.ts'
import { columns, graphPaper, measured, stack } from '../../ui/arrangements.ts'
import type { HeadingLook } from '../../ui/Heading.tsx'

/** How the parts of a hero stand. */
export interface Layout {
  readonly look: HeadingLook
  readonly band?: SerializedStyles
  /** The sheet with its title, its picture if it has one, and its details. */
  readonly sheet: SerializedStyles
  /** Whether the tagline stands over the introduction instead of under the headline. */
  readonly taglineLeads?: boolean
}

const sheet = css`
  ${columns.wideFirst}
  & > :first-child {
    ${stack[6]}
    ${measured}
    align-content: center;
  }
  &:not(:has(> img)) > :first-child {
    grid-column: 1 / -1;
  }
  & > div ~ div {
    display: grid;
    gap: var(--space-8) var(--space-12);
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--colour-ink);
  }
`

// Text on the left, the drawing on its own paper to the edge of the window, details under both.
const page: Layout = {
  look: 'display',
  band: css`
    padding: 0;
  `,
  sheet: css`
    display: grid;
    & > :first-child {
      ${stack[6]}
      ${measured}
      align-content: center;
      padding: clamp(var(--space-12), 7vw, var(--space-24)) var(--edge);
    }
    & > img {
      ${graphPaper}
      padding: var(--space-6);
      border-block-start: 1px solid var(--colour-rule);
    }
    & > div ~ div {
      display: grid;
      gap: var(--space-12);
      padding: var(--space-8) var(--edge) var(--space-16);
      border-block-start: 1px solid var(--colour-ink);
    }
    ${wide} {
      &:has(> img) {
        grid-template-columns: 7fr 5fr;
      }
      & > :first-child:not(:last-child) {
        padding-inline-end: var(--space-8);
      }
      & > img {
        block-size: 100%;
        max-block-size: 40rem;
        padding: var(--space-8);
        border-block-start: 0;
        border-inline-start: 1px solid var(--colour-rule);
        object-fit: contain;
      }
      & > div ~ div {
        grid-column: 1 / -1;
      }
    }
    ${roomy} {
      & > div ~ div {
        grid-template-columns: 5fr 7fr;
        gap: var(--space-16);
      }
    }
  `,
}

const screen: Layout = {
  look: 'poster',
  band: css`
    display: grid;
    align-items: center;
    min-block-size: calc(100svh - var(--bar-height) - var(--strip-height));
    padding-block: var(--space-12);
  `,
  sheet: css`
    ${sheet}
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > img {
      max-block-size: 60svh;
      object-fit: contain;
      object-position: right bottom;
    }
    ${wide} {
      & > img {
        grid-column: 2;
      }
      & > div ~ div {
        grid-area: 2 / 1;
        align-self: end;
      }
    }
  `,
  taglineLeads: true,
}

/** page: as tall as its content; screen: a larger headline across a sheet that fills the window. */
export const layouts = { page, screen }
