import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../api/api-error.ts'
import { showToast } from '../ui/toast-store.ts'

/** A page that is left for this long is worth asking about again. */
const freshMilliseconds = 30_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: tellSessionEnded }),
    mutationCache: new MutationCache({ onError: tellSessionEnded }),
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

export const sessionEndedMessage = () => i18next.t('common:errors.SESSION_ENDED')

function tellSessionEnded(error: Error) {
  if (error instanceof ApiError && error.code === 'SESSION_ENDED') showToast({ text: sessionEndedMessage() })
}

/** A refusal stays one however often it is asked; a busy server or a lost connection may not. */
const isPassing = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
