import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { UpgradeLink } from '../../../parts/upgrade-prompt.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'

type Props = { error: Error; onRetry: () => void }

/** What did not arrive can be asked for again; what is not there, or not open, leads elsewhere. */
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
