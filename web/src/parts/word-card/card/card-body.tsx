import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/use-session.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { DailyLimitPrompt } from '../../billing/upgrade-prompt.tsx'
import type { Alternative } from '../explanation/chosen-reading.ts'
import { ExplainedWord } from '../explanation/explained-word.tsx'
import { UnknownWord } from '../explanation/unknown-word.tsx'
import { CardFailure } from './card-failure.tsx'
import { CardLoading } from './card-loading.tsx'
import type { Lookup } from './lookup.ts'

type Props = {
  lookup: Lookup
  native: LanguageCode
  /** The explanation; undefined while it loads and after an error. */
  explanation: Explanation | undefined
  error: unknown
  isFetching: boolean
  onRetry: () => void
  onChoose: (reading: Alternative) => void
  onClose: () => void
}

/** The content of the card in its four states: loading, failed, unknown, explained. */
export function CardBody({ lookup, explanation, error, isFetching, onRetry, ...props }: Props) {
  const { t } = useTranslation('lookup')
  const isLearner = useSession() !== null
  const isUsedUp = error instanceof ApiError && error.code === 'DAILY_LIMIT'
  const hasFailed = Boolean(error) && !explanation && !isFetching
  return (
    <>
      <LiveRegion>{spoken()}</LiveRegion>
      {isFetching && !explanation && <CardLoading isLearner={isLearner} />}
      <DailyLimitPrompt isReached={isUsedUp && hasFailed} />
      {hasFailed && !isUsedUp && <CardFailure error={error} onRetry={onRetry} />}
      {explanation?.error && (
        <UnknownWord key={lookup.text} lookup={lookup} explanation={explanation} {...props} />
      )}
      {explanation && !explanation.error && (
        <ExplainedWord lookup={lookup} explanation={explanation} {...props} />
      )}
    </>
  )

  function spoken() {
    if (explanation)
      return explanation.error ? t('unknown') : `${explanation.word}: ${explanation.translation}`
    // The prompt for the daily limit announces its own text.
    if (isUsedUp) return ''
    return error ? t('failed') : t('lookingUp')
  }
}
