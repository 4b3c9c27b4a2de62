import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { errorMessage } from '../error-message.ts'
import { DailyLimitPrompt } from '../upgrade-prompt.tsx'
import { useAudience } from '../use-audience.ts'
import { explanationQuery } from './explanation-query.ts'
import type { Lookup } from './lookup.ts'
import { SourceLine } from './source-line.tsx'
import { TranslationText } from './translation.tsx'
import { sourceNames } from './word-by-word.ts'

type Props = { lookup: Lookup; line: string }

/** What a line means that nobody has translated; asked for when the learner wants it, because it counts as a lookup. */
export function LineMeaning({ lookup, line }: Props) {
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
          {data.source && <SourceLine names={sourceNames(data.source)} />}
        </>
      )}
    </div>
  )
}
