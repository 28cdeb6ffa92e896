import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fetchImages } from './api.ts'
import { useStudio } from './context.ts'

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

/** Loads data of the site again after each change of the file, and shows the previous data until then. */
export function useSiteQuery<T>(
  key: readonly unknown[],
  load: () => Promise<T>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<T> {
  const { model } = useStudio()
  const queryKey = [...key, model.state?.version]
  return useQuery({ queryKey, queryFn: load, placeholderData: keepPreviousData, ...options })
}

const IMAGES = ['images']

export const useImages = () => useQuery({ queryKey: IMAGES, queryFn: fetchImages })

/** Those that are known, if any. */
export const loadImages = () =>
  queryClient.ensureQueryData({ queryKey: IMAGES, queryFn: fetchImages })

export const reloadImages = (): Promise<void> => queryClient.invalidateQueries({ queryKey: IMAGES })
