import { useEffect, useState } from 'react'
import { PUBLICATION_CHANGED } from '../../protocol/addresses.ts'
import type { PublicationRun } from '../../protocol/site-tools.ts'
import { useStudio } from '../context.ts'

/** Loads data of the site again after each change of it. Undefined while loading the first time. */
export function usePanelData<T>(load: () => Promise<T>): {
  readonly data: T | undefined
  readonly isFailed: boolean
} {
  const { model } = useStudio()
  const version = model.state?.version
  const [loaded, setLoaded] = useState<{ readonly data?: T; readonly isFailed: boolean }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has other data
  useEffect(() => {
    let isCurrent = true
    const reload = () =>
      load().then(
        (data) => isCurrent && setLoaded({ data, isFailed: false }),
        () => isCurrent && setLoaded((before) => ({ ...before, isFailed: true })),
      )
    void reload()
    const reloadAtEnd = ({ status }: PublicationRun) => {
      if (status !== 'running') void reload()
    }
    import.meta.hot?.on(PUBLICATION_CHANGED, reloadAtEnd)
    return () => {
      isCurrent = false
      import.meta.hot?.off(PUBLICATION_CHANGED, reloadAtEnd)
    }
  }, [load, version])
  return { data: loaded?.data, isFailed: loaded?.isFailed ?? false }
}
