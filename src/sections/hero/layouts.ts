import { css, type SerializedStyles, wide } from '../../style/css.ts'

/** How the parts of a hero stand. */
export interface Layout {
  readonly band: SerializedStyles | undefined
  readonly title: SerializedStyles
  readonly headline: SerializedStyles
  readonly picture: SerializedStyles
  readonly details: SerializedStyles
  /** Whether the tagline stands over the introduction instead of under the headline. */
  readonly taglineLeads: boolean
}

// The title is measured by its own column: words of 14 letters stay in one piece in any of them.
const title = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: center;
  container-type: inline-size;
`

const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--colour-ink);
`

/** Spans all columns. */
export const across = css`
  grid-column: 1 / -1;
`

const page: Layout = {
  band: undefined,
  title,
  headline: css`
    font-size: min(var(--step-6), 11cqi);
  `,
  picture: css`
    align-self: center;
    inline-size: 100%;
  `,
  details: css`
    ${details}
    ${across}
    @media (min-width: 64rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  `,
  taglineLeads: false,
}

const screen: Layout = {
  band: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    min-block-size: calc(100svh - var(--bar-height));
    padding-block: var(--space-12);
  `,
  title: css`
    ${title}
    ${across}
  `,
  headline: css`
    font-size: min(1.3 * var(--step-6), 11cqi);
  `,
  picture: css`
    inline-size: 100%;
    max-block-size: 60svh;
    object-fit: contain;
    object-position: right bottom;
    ${wide} {
      grid-column: 2;
    }
  `,
  details: css`
    ${details}
    align-self: end;
    ${wide} {
      grid-area: 2 / 1;
    }
  `,
  taglineLeads: true,
}

/** page: as tall as its content; screen: a larger headline across a sheet that fills the window. */
export const layouts = { page, screen }
