import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../settings-error-message.ts'

export type SignInMethodRemoval = {
  id: string
  /** Query key of its list. */
  queryKey: QueryKey
  send: () => Promise<unknown>
}

export function useRemoveSignInMethod({ id, queryKey, send }: SignInMethodRemoval) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await send()
      } catch (error) {
        // A method that was removed already, perhaps in another tab, is no failure.
        if (!hasCode(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData<{ id: string }[]>(queryKey, (methods) =>
        methods?.filter((method) => method.id !== id),
      )
      void client.invalidateQueries({ queryKey })
    },
  })
}
