import { css } from '../../style/css.ts'

// Five stations side by side need more room than the desktop menu does.
const roomy = '@media (min-width: 64rem)'

const numeral = css`
  font: 500 var(--step--1) / 1 var(--font-mono);
  font-variant-numeric: tabular-nums;
`

/** Title and text of a step. */
export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
`

const station = css`
  display: grid;
  place-items: center;
  inline-size: var(--station);
  block-size: var(--station);
  border: 1px solid var(--colour-ink);
  border-radius: 50%;
`

const line = {
  steps: css`
    --station: var(--space-8);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${roomy} {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  `,
  // Before the step's content stands the stretch of line that leads to the next station.
  step: css`
    position: relative;
    display: grid;
    grid-template-columns: var(--station) minmax(0, 1fr);
    gap: var(--space-4);
    padding-block-end: var(--space-8);
    &:not(:last-of-type)::before {
      content: '';
      position: absolute;
      inset-block: var(--station) 0;
      inset-inline-start: calc(var(--station) / 2);
      border-inline-start: 1px solid var(--colour-ink);
    }
    ${roomy} {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding-inline-end: var(--space-6);
      padding-block-end: 0;
      &:not(:last-of-type)::before {
        inset-block: calc(var(--station) / 2) auto;
        inset-inline: var(--station) 0;
        border-inline-start: 0;
        border-block-start: 1px solid var(--colour-ink);
      }
    }
  `,
  number: css`
    ${numeral}
    ${station}
  `,
  mark: station,
}

const list = {
  steps: css`
    column-gap: var(--space-12);
    border-block-start: 1px solid var(--colour-rule);
    ${roomy} {
      column-count: 2;
    }
  `,
  step: css`
    display: grid;
    grid-template-columns: var(--space-6) minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-3);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--colour-rule);
    break-inside: avoid;
  `,
  number: css`
    ${numeral}
    color: var(--colour-quiet);
  `,
  mark: css`
    inline-size: var(--space-2);
    block-size: var(--space-2);
    background-color: var(--colour-ink);
  `,
}

/** How steps stand: stations of one line, or rows of a list in two columns. */
export const layouts = { line, list }
