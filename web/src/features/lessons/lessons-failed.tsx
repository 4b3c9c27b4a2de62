import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

type Props = { title: string; error: Error; onRetry: () => void }

/** Shows that a page about lessons could not be loaded, with the message from the specification. */
export function LessonsFailed({ title, error, onRetry }: Props) {
  const { t } = useTranslation('lessons')
  return (
    <ErrorState title={title} text={t('failed', { message: errorMessage(error, t) })} onRetry={onRetry} />
  )
}
