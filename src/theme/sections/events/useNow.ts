import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const neverChanges = () => () => {}

const getMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The clock of the visitor in ms. Undefined on the server and while hydrating. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(neverChanges, getMinute, () => undefined)
