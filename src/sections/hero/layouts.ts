import { css, roomy, type SerializedStyles, wide } from '../../style/css.ts'
import { columns, measured, stack } from '../../ui/arrangements.ts'
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

const page: Layout = {
  look: 'display',
  sheet: css`
    ${sheet}
    & > img {
      align-self: center;
    }
    & > div ~ div {
      grid-column: 1 / -1;
      ${roomy} {
        grid-template-columns: repeat(2, 1fr);
      }
    }
  `,
}

const screen: Layout = {
  look: 'poster',
  band: css`
    display: grid;
    align-items: center;
    min-block-size: calc(100svh - var(--bar-height));
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
