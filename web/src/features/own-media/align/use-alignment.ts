import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelAlignment, startAlignment } from '@verbena/contract/own-media/alignment'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'

/** Starts and cancels the alignment of an item. Its progress is part of the list of own media. */
export function useAlignment(id: string) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (endpoint: typeof startAlignment | typeof cancelAlignment) =>
      call(endpoint, { params: { id } }),
    onError: (error) => toast({ text: errorMessage(error, t) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.ownMedia.all }),
  })
  return { start: () => mutate(startAlignment), cancel: () => mutate(cancelAlignment), isPending }
}
