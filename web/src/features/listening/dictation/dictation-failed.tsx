import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { UpgradeLink } from '../../../parts/billing/upgrade-prompt.tsx'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'

type Props = { error: Error; onRetry: () => void }

/** A failed request can be retried; a missing or locked item links to other pages. */
export function DictationFailed({ error, onRetry }: Props) {
  const { t } = useTranslation('listening')
  const code = error instanceof ApiError ? error.code : null
  if (code === 'PLAN_REQUIRED')
    return (
      <EmptyState title={t('dictation.lockedTitle')} text={t('dictation.lockedText')}>
        <UpgradeLink />
      </EmptyState>
    )
  if (code === 'NOT_FOUND')
    return (
      <EmptyState title={t('dictation.goneTitle')} text={t('dictation.goneText')}>
        <ButtonLink variant="primary" to={paths.listening}>
          {t('dictation.toThemes')}
        </ButtonLink>
      </EmptyState>
    )
  return <ErrorState title={t('dictation.failedTitle')} text={errorMessage(error, t)} onRetry={onRetry} />
}
