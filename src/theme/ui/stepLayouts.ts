import { css, extraWide } from '../style/css.ts'
import { divided } from './layoutStyles.ts'

// Each step draws its station and the line to the next one.
const line = css`
  --station: var(--space-8);
  display: grid;
  & > li {
    position: relative;
    padding-block-end: var(--space-8);
    padding-inline-start: calc(var(--station) + var(--space-4));
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: grid;
      place-items: center;
      inline-size: var(--station);
      block-size: var(--station);
      border: 1px solid var(--color-text);
      border-radius: 50%;
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: var(--station) 0;
      inset-inline-start: calc(var(--station) / 2);
      border: solid var(--color-text);
      border-width: 1px 0 0;
      border-inline-start-width: 1px;
    }
  }
  & p {
    text-wrap: wrap;
  }
  ${extraWide} {
    grid-template-rows: auto 1fr;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    ol& > li,
    ol& > li > div {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      align-content: normal;
    }
    & > li {
      padding-block: calc(var(--station) + var(--space-4)) 0;
      padding-inline: 0 var(--space-6);
      &:not(:last-child)::after {
        inset-block: calc(var(--station) / 2) auto;
        inset-inline: var(--station) 0;
      }
    }
  }
`

const rows = css`
  ${divided}
  & > li {
    display: grid;
    grid-template-columns: var(--space-6) 1fr;
    align-items: baseline;
    gap: var(--space-3);
    padding-block: var(--space-4);
    break-inside: avoid;
    &::before {
      content: '–';
      color: var(--color-muted);
    }
  }
`

const list = css`
  ${rows}
  column-gap: var(--space-12);
  ${extraWide} {
    column-count: 2;
  }
`

export const points = css`
  --station: var(--space-3);
  & > li::before {
    background: currentColor;
  }
`

/** line: stations side by side where there is room; rows: one per row; list: rows in two columns. */
export const stepLayouts = { line, rows, list }

export type StepLayout = keyof typeof stepLayouts

export const numbers = css`
  & > li {
    counter-increment: step;
    &::before {
      content: counter(step);
      font: 500 var(--step--1) / 1 var(--font-label);
    }
  }
`
