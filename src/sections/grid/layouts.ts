import { css, type SerializedStyles, wide } from '../../style/css.ts'
import type { HeadingLook } from '../../ui/Heading.tsx'

/** How the items of a grid stand. */
export interface Layout {
  readonly look: HeadingLook
  readonly title?: SerializedStyles
  /** Whether titles without a text are mere names, which head nothing. */
  readonly names: boolean
  readonly list: SerializedStyles
  readonly item: SerializedStyles
  readonly picture: SerializedStyles
}

const roomy = '@media (min-width: 64rem)'

const cards: Layout = {
  look: 'subtitle',
  names: false,
  // As many columns as leave no row unfinished, where the count allows it.
  list: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8) var(--space-6);
    ${wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${roomy} {
      &:has(> :nth-of-type(3n):last-of-type) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      &:has(> :nth-of-type(4n):last-of-type) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  `,
  item: css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--colour-ink);
  `,
  picture: css`
    inline-size: 100%;
  `,
}

const tiles: Layout = {
  look: 'subtitle',
  names: true,
  list: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-block-start: 1px solid var(--colour-rule);
    border-inline-start: 1px solid var(--colour-rule);
    ${wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  item: css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
    padding: var(--space-4);
    border-block-end: 1px solid var(--colour-rule);
    border-inline-end: 1px solid var(--colour-rule);
  `,
  picture: css`
    inline-size: var(--space-24);
  `,
}

const sheets: Layout = {
  look: 'title',
  names: false,
  // Measured by its own sheet, so that long words stay in one piece.
  title: css`
    font-size: min(var(--step-4), 12cqi);
  `,
  list: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    ${wide} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  `,
  // Rows of two and of three in turn; what is left over at the end takes the rest of its row.
  item: css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    align-content: space-between;
    padding: var(--space-6);
    container-type: inline-size;
    border: 1px solid var(--colour-ink);
    border-radius: var(--radius);
    background-color: var(--colour-raised);
    &:hover {
      border-color: var(--colour-accent);
    }
    ${wide} {
      grid-column: span 4;
      &:nth-of-type(5n + 1) {
        grid-column: span 7;
      }
      &:nth-of-type(5n + 2) {
        grid-column: span 5;
      }
      &:last-of-type:nth-of-type(5n + 1),
      &:last-of-type:nth-of-type(5n + 3) {
        grid-column: span 12;
      }
      &:last-of-type:nth-of-type(5n + 4) {
        grid-column: span 8;
      }
    }
  `,
  picture: css`
    inline-size: 100%;
    max-block-size: calc(5 * var(--space-16));
    aspect-ratio: 16 / 10;
    object-fit: contain;
  `,
}

/** cards: title and text; tiles: many short names; sheets: large cards of unequal size. */
export const layouts = { cards, tiles, sheets }
