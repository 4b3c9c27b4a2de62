import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelTranscription, startTranscription } from '@verbena/contract/own-media/transcription'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'

/** Starts and cancels the transcription of an item. Its progress is part of the list of own media. */
export function useTranscription(id: string) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (endpoint: typeof startTranscription | typeof cancelTranscription) =>
      call(endpoint, { params: { id } }),
    onError: (error) => toast({ text: errorMessage(error, t) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.ownMedia.all }),
  })
  return { start: () => mutate(startTranscription), cancel: () => mutate(cancelTranscription), isPending }
}
