import { css } from '../style/css.ts'

export const dialogStyle = css`
  inline-size: min(44rem, 100vw - 2 * var(--space-3));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * var(--space-3));
  margin: var(--space-3) auto auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-background);
  color: var(--color-text);
  @media (min-height: 40rem) {
    margin-block-start: max(var(--space-3), 8dvh);
    max-block-size: 84dvh;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
`

export const fieldStyle = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2);
  padding: var(--space-4);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-background);
  & > label {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  & > input {
    min-block-size: 3rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-text);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: max(1rem, var(--step-0));
  }
  & > button {
    inline-size: 3rem;
    block-size: 3rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background:
      linear-gradient(45deg, transparent 46%, currentColor 46% 54%, transparent 54%) center / 40%
        40% no-repeat,
      linear-gradient(-45deg, transparent 46%, currentColor 46% 54%, transparent 54%) center / 40%
        40% no-repeat;
    forced-color-adjust: none;
  }
`

export const statusStyle = css`
  padding: var(--space-3) var(--space-4);
  color: var(--color-muted);
  font-size: var(--step--1);
`

export const resultList = css`
  padding-block-end: var(--space-2);
  & > li {
    border-block-start: 1px solid var(--color-border);
  }
  & a {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    scroll-margin-block-start: 8rem;
    text-decoration: none;
    &:hover,
    &:focus-visible {
      background: var(--color-surface);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  & small,
  & span {
    color: var(--color-muted);
    font-size: var(--step--1);
    line-height: 1.45;
  }
  & strong {
    font-weight: 600;
  }
  & mark {
    background: none;
    color: var(--color-text);
    font-weight: 700;
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.2em;
  }
`
