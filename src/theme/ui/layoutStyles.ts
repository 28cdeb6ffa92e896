import { css, type SerializedStyles, wide } from '../style/css.ts'

const createStack = (space: number): SerializedStyles => css`
  display: grid;
  align-content: start;
  gap: var(--space-${space});
`

export const stack = {
  2: createStack(2),
  4: createStack(4),
  6: createStack(6),
  12: createStack(12),
}

const createColumns = (first: number, second: number): SerializedStyles => css`
  display: grid;
  gap: var(--space-8) var(--space-12);
  ${wide} {
    grid-template-columns: ${first}fr ${second}fr;
  }
`

export const columns = { wideFirst: createColumns(7, 5), wideLast: createColumns(5, 7) }

/** As wide as the page, or a centered column in the centered look. */
export const readingColumn = css`
  display: grid;
  grid-template-columns: var(--alone-columns);
  justify-content: var(--justify);
`

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/** Sizes headings by this column, through `--column-percent`. Use it sparingly: each container requires a layout pass. */
export const headingContainer = css`
  ${wide} {
    --column-percent: 1cqi;
    container-type: inline-size;
  }
`

export const bordered = css`
  border: 1px solid var(--color-text);
  border-radius: var(--radius);
  background: var(--color-surface);
`

export const framed = css`
  border: 1px solid color-mix(in oklab, var(--color-text) var(--frame), transparent);
  border-radius: var(--radius);
  background: color-mix(in oklab, var(--color-surface) var(--card-fill), transparent);
  box-shadow: var(--card-shadow);
`

export const card = css`
  ${framed}
  padding: var(--space-6);
  ${wide} {
    padding: var(--space-12);
  }
`

export const graphPaper = css`
  --line: color-mix(in oklab, var(--color-border) var(--paper), transparent);
  background:
    linear-gradient(var(--line) 1px, transparent 1px) center / var(--space-8) var(--space-8),
    linear-gradient(90deg, var(--line) 1px, transparent 1px) center / var(--space-8) var(--space-8),
    var(--color-surface);
`

export const lead = css`
  font-size: var(--step-1);
`

export const rule = 'color-mix(in oklab, var(--color-text) var(--rule), var(--color-border))'

export const divided = css`
  border-block-start: 1px solid ${rule};
  & > li {
    border-block-end: 1px solid var(--color-border);
  }
`

/** Cells with lines between them, `--across` in a row. */
export const cells = css`
  display: grid;
  grid-template-columns: repeat(var(--across, 2), 1fr);
  gap: 1px;
  padding: 1px;
  & > li {
    padding: var(--space-4);
    box-shadow: 0 0 0 1px var(--color-border);
  }
`

export const visuallyHidden = css`
  position: absolute;
  inset-inline: 0;
  clip-path: inset(50%);
  pointer-events: none;
`
