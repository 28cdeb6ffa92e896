import { css, extraWide, narrow, type SerializedStyles, wide } from '../../style/css.ts'
import type { HeadingVariant } from '../../ui/Heading.tsx'
import { cells, divided, framed, rule, stack } from '../../ui/layoutStyles.ts'
import type { DisplayWidth } from '../../ui/Picture.tsx'

export interface Layout {
  readonly titleVariant: HeadingVariant
  /** Whether titles without a text are paragraphs, not headings. */
  readonly hasPlainTitles?: boolean
  readonly beside?: boolean
  readonly pictureWidth: DisplayWidth
  readonly list: SerializedStyles
}

const item = css`
  ${stack[4]}
  position: relative;
`

const cards: Layout = {
  titleVariant: 'subtitle',
  pictureWidth: 50,
  // Choose the number of columns that leaves no incomplete row.
  list: css`
    display: grid;
    gap: var(--space-8) var(--space-6);
    & > li {
      ${item}
      padding-block-start: var(--space-4);
      border-block-start: var(--divider) solid ${rule};
    }
    ${wide} {
      grid-template-columns: repeat(2, 1fr);
      &:has(> :nth-child(2):last-child) {
        column-gap: var(--space-12);
      }
      &:has(> :nth-child(2):last-child) :is(h2, h3) {
        font-size: var(--step-2);
      }
    }
    ${extraWide} {
      &:has(> :nth-child(3n):last-child) {
        grid-template-columns: repeat(3, 1fr);
      }
      &:has(> :nth-child(4n):last-child) {
        grid-template-columns: repeat(4, 1fr);
      }
    }
  `,
}

const rows: Layout = {
  titleVariant: 'subtitle',
  beside: true,
  pictureWidth: 50,
  list: css`
    ${divided}
    & > li {
      ${item}
      padding-block: var(--space-6);
    }
    ${wide} {
      & > li > div {
        grid-template-columns: 5fr 7fr;
        column-gap: var(--space-8);
        align-items: baseline;
      }
    }
  `,
}

const tiles: Layout = {
  titleVariant: 'subtitle',
  hasPlainTitles: true,
  pictureWidth: '6rem',
  list: css`
    ${cells}
    ${wide} {
      --across: 4;
    }
    &:has(:is(h2, h3)) {
      --across: 1;
      ${wide} {
        --across: 2;
      }
      ${extraWide} {
        --across: 4;
      }
    }
    & > li {
      ${item}
      --column-percent: calc(
        var(--column) / 100 / var(--across, 2) - 0.02 * var(--space-4)
      );
      align-content: end;
      min-block-size: var(--space-24);
      background: var(--color-surface);
      & p:first-child {
        font-size: min(var(--step-0), 13 * var(--column-percent));
        font-weight: 600;
      }
      & :is(h2, h3) {
        font-size: var(--step-0);
      }
    }
    & > li:has(:is(h2, h3)) {
      align-content: start;
      min-block-size: 0;
    }
    ${narrow} {
      & > li {
        min-block-size: var(--space-16);
      }
    }
    & img {
      inline-size: var(--space-24);
    }
  `,
}

const mosaic: Layout = {
  titleVariant: 'title',
  pictureWidth: 58,
  // Rows of two and three alternate; the last row is filled. `--column-percent` follows from the number of grid
  // columns.
  list: css`
    display: grid;
    gap: var(--space-6);
    & > li {
      ${item}
      ${framed}
      --column-percent: calc(
        var(--column) / 1200 * var(--span, 12) - 0.03 * var(--space-6)
      );
      align-content: space-between;
      padding: var(--space-6);
      &:hover {
        border-color: var(--color-accent);
      }
    }
    & img {
      max-block-size: 20rem;
      aspect-ratio: 16 / 10;
      object-fit: contain;
    }
    ${wide} {
      grid-template-columns: repeat(12, 1fr);
      & > * {
        --span: 4;
        grid-column: span var(--span);
      }
      & > :nth-child(5n + 1) {
        --span: 7;
      }
      & > :nth-child(5n + 2) {
        --span: 5;
      }
      & > :last-child:is(:nth-child(5n + 1), :nth-child(5n + 3)) {
        --span: 12;
      }
      & > :last-child:nth-child(5n + 4) {
        --span: 8;
      }
    }
  `,
}

/** rows: replaces cards without pictures. */
export const layouts = { cards, rows, tiles, mosaic }
