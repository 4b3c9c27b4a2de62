import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { DailyLimitPrompt } from '../../billing/upgrade-prompt.tsx'
import { errorMessage } from '../../errors/error-message.ts'
import { useAudience } from '../../learner/use-audience.ts'
import type { Lookup } from '../card/lookup.ts'
import { explanationQuery } from './explanation-query.ts'
import { ExplanationSource } from './explanation-source.tsx'
import { TranslationText } from './translation-text.tsx'
import { sourceNames } from './word-by-word-glosses.ts'

type Props = { lookup: Lookup; line: string }

/** Translates a line that has no translation. Requested by a press, because it counts as a lookup. */
export function LineTranslation({ lookup, line }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  const audience = useAudience()
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...explanationQuery({ ...lookup, text: line }, audience),
    enabled: isWanted,
  })
  const isUsedUp = error instanceof ApiError && error.code === 'DAILY_LIMIT'
  const isKnown = data !== undefined && data.error === undefined
  const ask = () => (isWanted ? void refetch() : setIsWanted(true))
  return (
    <div className="word-card__line">
      <LiveRegion>{data && (isKnown ? data.translation : t('lineUnknown'))}</LiveRegion>
      {!data && !isUsedUp && (
        <Button variant="text" busy={isFetching} onClick={ask}>
          {error ? t('common:tryAgain') : t('lineMeaning')}
        </Button>
      )}
      {error && !isUsedUp && !isFetching && (
        <p className="word-card__note" role="alert">
          {t('failed')} {errorMessage(error, t)}
        </p>
      )}
      <DailyLimitPrompt isReached={isUsedUp} />
      {data && !isKnown && <p className="word-card__note">{t('lineUnknown')}</p>}
      {isKnown && (
        <>
          <TranslationText
            explanation={data}
            language={lookup.language}
            explainedLang={data.explainedIn ?? audience.native}
          />
          {data.source && <ExplanationSource names={sourceNames(data.source)} />}
        </>
      )}
    </div>
  )
}
