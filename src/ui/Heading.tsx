import type { ReactNode } from 'react'
import { css, type SerializedStyles } from '../style/css.ts'

/** Place in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4

/** Size, independent of the place in the outline. */
export type HeadingLook = 'display' | 'title' | 'subtitle' | 'label'

interface HeadingProps {
  readonly level: HeadingLevel
  readonly look: HeadingLook
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

// The share of the window keeps long words in one piece on the narrowest screens.
const looks: Readonly<Record<HeadingLook, SerializedStyles>> = {
  display: css`
    font-size: min(var(--step-6), 10.5vw);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.02em;
  `,
  title: css`
    font-size: min(var(--step-4), 9vw);
    font-weight: 750;
    letter-spacing: -0.015em;
  `,
  subtitle: css`
    font-size: var(--step-1);
    font-weight: 700;
    line-height: 1.25;
  `,
  label: css`
    font: 500 var(--step--1) / 1.4 var(--font-mono);
    letter-spacing: 0.06em;
    text-transform: uppercase;
  `,
}

/** A heading: its level is for the outline, its look for the eye. */
export function Heading({ level, look, id, className, children }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag id={id} css={looks[look]} className={className}>
      {children}
    </Tag>
  )
}
