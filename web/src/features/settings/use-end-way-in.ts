import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from './settings-failure.ts'

export type Ending = {
  id: string
  /** Of the list that it leaves. */
  queryKey: QueryKey
  ask: () => Promise<unknown>
}

export function useEndWayIn({ id, queryKey, ask }: Ending) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await ask()
      } catch (error) {
        // Ended already, there or from another tab: what the learner wanted.
        if (!hasCode(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData<{ id: string }[]>(queryKey, (ways) => ways?.filter((way) => way.id !== id))
      void client.invalidateQueries({ queryKey })
    },
  })
}
