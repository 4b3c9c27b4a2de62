import { useMutation } from '@tanstack/react-query'
import { suggestAnswer } from '@verbena/contract/lessons/answer-suggestions'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'

type Props = { itemId: string; answer: string; direction?: LessonDirection | undefined }

/** Sends an answer that was judged wrong to the editors. */
export function SuggestAnswer({ itemId, answer, direction }: Props) {
  const { t } = useTranslation('lesson')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(suggestAnswer, {
        body: { item_id: itemId, answer: answer.trim(), ...(direction && { direction }) },
      }),
  })
  return (
    <div role="status">
      {isSuccess ? (
        <p className="verdict__wrote">{t('suggest.sent')}</p>
      ) : (
        <Button variant="text" className="verdict__count" busy={isPending} onClick={() => mutate()}>
          {t('suggest.ask')}
        </Button>
      )}
      {error && <p className="field__error">{t('suggest.failed', { message: errorMessage(error, t) })}</p>}
    </div>
  )
}
