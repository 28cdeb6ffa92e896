import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fetchImages } from './api.ts'
import { useStudio } from './context.ts'
import { isSame } from './unsaved.ts'

/** Responses of the server for panels and dialogs. The state of the page is in the `Store`, because its positions map the model. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The server is on the same computer, and the connection check shows when it does not respond.
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
    },
  },
})

interface SiteQueryOptions {
  readonly enabled?: boolean
  /** Whether to show the data of another key until the data of this key is loaded. */
  readonly keeps?: boolean
}

/** Loads data of the site again after each change of the file, and shows the previous data until then. */
export function useSiteQuery<T>(
  key: readonly unknown[],
  load: () => Promise<T>,
  { enabled = true, keeps = false }: SiteQueryOptions = {},
): UseQueryResult<T> {
  const { model } = useStudio()
  return useQuery<T>({
    queryKey: [...key, model.state?.version],
    queryFn: load,
    enabled,
    placeholderData: (data, query) =>
      keeps || isSame(query?.queryKey.slice(0, -1), key) ? data : undefined,
  })
}

const IMAGES = ['images']

export const useImages = () => useQuery({ queryKey: IMAGES, queryFn: fetchImages })

/** Those that are known, if any. */
export const loadImages = () =>
  queryClient.ensureQueryData({ queryKey: IMAGES, queryFn: fetchImages })

export const reloadImages = (): Promise<void> => queryClient.invalidateQueries({ queryKey: IMAGES })
