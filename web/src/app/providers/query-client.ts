import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

/** Data older than this are fetched again when a page opens. */
const staleMs = 30_000

/** Delay before a failed request is retried; tests set it lower. */
const usualRetryDelayMs = 1000

export function createQueryClient({ retryDelayMs = usualRetryDelayMs } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        refetchOnWindowFocus: false,
        // Offline, a query fails and shows an error instead of a lasting skeleton.
        networkMode: 'always',
        retryDelay: retryDelayMs,
        retry: (failures, error) => isTemporary(error) && failures < 1,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A retry can help after a lost connection or a server error, not after a refusal. */
const isTemporary = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
