import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Shows the entries of a list, which go by their place: lists of content are never reordered while they
 * are shown, and two entries may well be equal.
 * @param show what an entry looks like; needs no key
 */
export const renderList = <T>(
  entries: readonly T[],
  show: (entry: T, index: number) => ReactNode,
): ReactNode => createElement(Fragment, null, ...entries.map(show))
