import { useEffect, useRef } from 'react'
import type { StudioState } from '../../server/protocol.ts'
import type { OpenForm } from './useForm.ts'

/** Leaves removed pages (for example after undo) and closes forms of other pages. */
export function useCloseStaleViews(
  state: StudioState | undefined,
  path: string,
  openPage: (path: string) => void,
  { at, open }: OpenForm,
): (added: string) => void {
  const known = useRef<string>(undefined)
  // Ignore the state of the previous page.
  const pages = state?.path === path ? state.pages : undefined
  const index = pages?.findIndex((page) => page.path === path)
  useEffect(() => {
    if (index === undefined) return
    if (index !== -1) known.current = path
    // Addresses that never existed show the not-found page.
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
