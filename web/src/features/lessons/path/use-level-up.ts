import { useMutation, useQueryClient } from '@tanstack/react-query'
import { levelUp } from '@verbena/contract/lessons/lesson-progress'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'

/** Moves the learner up by one level. A failure is logged and shown; the dialog closes in either case. */
export function useLevelUp(onSettled: () => void) {
  const { t } = useTranslation('lessons')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => call(levelUp, {}),
    onSuccess: ({ new_level: level }) => {
      const user = getSession()?.user
      if (user) saveUser({ ...user, level })
      toast({ text: t('finish.moved', { level }) })
      void client.invalidateQueries()
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: specified to be logged (specification 2, section 8)
      console.warn('No se pudo subir de nivel', error)
      toast({ text: errorMessage(error, t) })
    },
    onSettled,
  })
}
