import { useEffect, useRef } from 'react'
import type { StudioState } from '../../server/protocol.ts'
import type { OpenForm } from './useForm.ts'

/**
 * Leaves a page that is no more, after a step back for example, and the form of another page than the one that is shown.
 * @returns opens a page that has just been added
 */
export function useCloseStaleViews(
  state: StudioState | undefined,
  path: string,
  openPage: (path: string) => void,
  { at, open }: OpenForm,
): (added: string) => void {
  const known = useRef<string>(undefined)
  // What is known of the page before says nothing of this one.
  const pages = state?.path === path ? state.pages : undefined
  const index = pages?.findIndex((page) => page.path === path)
  useEffect(() => {
    if (index === undefined) return
    if (index !== -1) known.current = path
    // An address that never was a page shows what visitors see there.
    else if (known.current === path) openPage('/')
  }, [index, path, openPage])
  const isOfOther = at?.[0] === 'routes' && index !== undefined && at[1] !== index
  useEffect(() => {
    if (isOfOther) open(undefined)
  }, [isOfOther, open])
  return (added) => {
    known.current = added
    openPage(added)
  }
}
