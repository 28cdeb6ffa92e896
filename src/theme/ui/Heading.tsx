import type { ReactNode } from 'react'
import { css, type SerializedStyles } from '../style/css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4

export type HeadingVariant = 'poster' | 'display' | 'title' | 'subtitle'

interface HeadingProps {
  readonly level: HeadingLevel
  readonly variant: HeadingVariant
  readonly className?: string | undefined
  readonly children: ReactNode
}

// Limits by column width keep long words unbroken.
const variants: Readonly<Record<HeadingVariant, SerializedStyles>> = {
  poster: css`
    font-size: min(1.3 * var(--step-6), 11.6 * var(--column-percent));
    line-height: 1;
  `,
  display: css`
    font-size: min(var(--step-6), 11 * var(--column-percent));
    line-height: 1;
  `,
  title: css`
    font-size: min(var(--step-4), 8.8 * var(--column-percent));
  `,
  subtitle: css`
    font: 700 var(--step-1) / 1.25 var(--font-text);
    letter-spacing: 0;
  `,
}

export function Heading({ level, variant, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag css={variants[variant]} {...rest} />
}

export const getNextLevel = (level: 1 | 2): 2 | 3 => (level === 1 ? 2 : 3)

/** The level of headings in a section, which may have no heading itself. */
export const getInnerLevel = ({
  level,
  heading,
}: {
  readonly level: 1 | 2
  readonly heading?: string | undefined
}): 2 | 3 => (heading === undefined ? 2 : getNextLevel(level))
