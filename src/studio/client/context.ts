import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Actions } from './actions.ts'
import type { Model } from './model.ts'
import type { Store } from './store.ts'

export interface StudioContextValue {
  readonly store: Store
  readonly actions: Actions
}

export const StudioContext = createContext<StudioContextValue | undefined>(undefined)

export function useStudio(): { readonly model: Model; readonly actions: Actions } {
  const context = useContext(StudioContext)
  if (!context) throw new Error('useStudio must be used inside the studio.')
  const { store, actions } = context
  return { model: useSyncExternalStore(store.subscribe, store.get), actions }
}
