import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a list by position, without keys: lists of content are never reordered, and entries may be equal.
 * @param show what an entry looks like; needs no key
 */
export const renderList = <T>(
  entries: readonly T[],
  show: (entry: T, index: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...entries.map(show))
