import type { ViewProps } from '../../model.ts'
import { css } from '../../style/css.ts'
import { Heading } from '../../ui/Heading.tsx'
import type { caseStudy } from './schema.ts'

const list = css`
  display: grid;
`

const row = css`
  display: grid;
  grid-template-columns: var(--space-8) minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--colour-rule);
`

const number = css`
  color: var(--colour-quiet);
  font: 500 var(--step--1) / 1.9 var(--font-mono);
  font-variant-numeric: tabular-nums;
`

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`

interface WorkingsProps {
  readonly steps: ViewProps<typeof caseStudy>['workings']
  /** Level of the part's own heading. */
  readonly level: 2 | 3
}

/** How the product works, step by step. */
export function Workings({ steps, level }: WorkingsProps) {
  return (
    <ol css={list}>
      {steps.map((step, index) => (
        <li key={step.title} css={row}>
          <span css={number}>{index + 1}</span>
          <div css={words}>
            <Heading level={level === 2 ? 3 : 4} look="subtitle">
              {step.title}
            </Heading>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
