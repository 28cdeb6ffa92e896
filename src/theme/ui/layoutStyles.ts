import { css, type SerializedStyles, wide } from '../style/css.ts'

const createStack = (space: number): SerializedStyles => css`
  display: grid;
  align-content: start;
  gap: var(--space-${space});
`

/** One thing under the other, by the space between them. */
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

/** Two columns of unequal width, one under the other in narrow windows. */
export const columns = { wideFirst: createColumns(7, 5), wideLast: createColumns(5, 7) }

/** Buttons beside each other. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

/**
 * A column by whose width its headings are measured, in `--column-percent`, a hundredth of it. In narrow windows it is the page's.
 * What follows from the width of the page is rather worked out: each container makes the browser style what is in it by
 * itself, in the middle of layout.
 */
export const headingContainer = css`
  ${wide} {
    --column-percent: 1cqi;
    container-type: inline-size;
  }
`

/** What lies on the page with an edge of its own. */
export const bordered = css`
  border: 1px solid var(--colour-ink);
  border-radius: var(--radius);
  background: var(--colour-raised);
`

/** A large frame with room inside. */
export const card = css`
  ${bordered}
  padding: var(--space-6);
  ${wide} {
    padding: var(--space-12);
  }
`

/** Graph paper: what is drawn, lies on it. */
export const graphPaper = css`
  --line: color-mix(in oklab, var(--colour-rule) 45%, transparent);
  background:
    linear-gradient(var(--line) 1px, transparent 1px) center / var(--space-8) var(--space-8),
    linear-gradient(90deg, var(--line) 1px, transparent 1px) center / var(--space-8) var(--space-8),
    var(--colour-raised);
`

/** Text that leads to more. */
export const lead = css`
  font-size: var(--step-1);
`

/** A list of rows with lines between them. */
export const divided = css`
  border-block-start: 1px solid var(--colour-ink);
  & > li {
    border-block-end: 1px solid var(--colour-rule);
  }
`

/** Small things in cells with lines between them, `--across` in a row. */
export const cells = css`
  display: grid;
  grid-template-columns: repeat(var(--across, 2), 1fr);
  gap: 1px;
  padding: 1px;
  & > li {
    padding: var(--space-4);
    box-shadow: 0 0 0 1px var(--colour-rule);
  }
`

/** Hides content from the eye, not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
