import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/** A page that is left for this long is worth asking about again. */
const freshMilliseconds = 30_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        refetchOnWindowFocus: false,
        // Offline, a query should fail and say so rather than leave a skeleton standing.
        networkMode: 'always',
        retry: (failures, error) => isPassing(error) && failures < 1,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal stays one however often it is asked; a busy server or a lost connection may not. */
const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
