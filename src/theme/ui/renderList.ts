import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a list without keys: lists of content are never reordered, and entries may be equal. */
export const renderList = <T>(
  entries: readonly T[],
  show: (entry: T, index: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...entries.map(show))
