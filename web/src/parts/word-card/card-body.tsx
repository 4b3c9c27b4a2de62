import type { UseQueryResult } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorMessage } from '../error-message.ts'
import { DailyLimitPrompt } from '../upgrade-prompt.tsx'
import { ExplanationView } from './explanation-view.tsx'
import type { Lookup } from './lookup.ts'
import { SaveWord } from './save-word.tsx'

type Props = {
  lookup: Lookup
  native: LanguageCode
  explanation: UseQueryResult<Explanation>
  onClose: () => void
}

/** The inside of the card in its four states: on the way, failed, unknown, explained. */
export function CardBody({ lookup, native, explanation, onClose }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  const { data, error } = explanation
  const isUsedUp = error instanceof ApiError && error.code === 'DAILY_LIMIT'
  return (
    <>
      <LiveRegion>{spoken()}</LiveRegion>
      {explanation.isFetching && !data && <CardLoading />}
      <DailyLimitPrompt isReached={isUsedUp && !explanation.isFetching} />
      {error && !isUsedUp && !explanation.isFetching && (
        <div className="word-card__failure">
          <p>{t('failed')}</p>
          <p className="word-card__note">{errorMessage(error, t)}</p>
          <Button variant="quiet" onClick={() => void explanation.refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {data?.error && <UnknownWord lookup={lookup} onClose={onClose} />}
      {data && !data.error && (
        <>
          <ExplanationView explanation={data} lookup={lookup} native={native} />
          <SaveWord
            word={{
              word: data.word,
              translation: data.translation,
              definition: data.definition,
              example: data.example,
              language: lookup.language,
            }}
            onDone={onClose}
          />
        </>
      )}
    </>
  )

  function spoken() {
    if (data) return data.error ? t('unknown') : `${data.word}: ${data.translation}`
    // Its own two sentences are read out.
    if (isUsedUp) return ''
    return error ? t('failed') : t('lookingUp')
  }
}

function CardLoading() {
  return (
    <div className="word-card__loading">
      <Skeleton className="word-card__bone word-card__bone--short" />
      <Skeleton className="word-card__bone" />
      <Skeleton className="word-card__bone word-card__bone--block" />
      <Skeleton className="word-card__bone word-card__bone--button" />
    </div>
  )
}

/** A word without an entry can be kept all the same, with the learner's own translation. */
function UnknownWord({ lookup, onClose }: Pick<Props, 'lookup' | 'onClose'>) {
  const { t } = useTranslation('lookup')
  const [translation, setTranslation] = useState('')
  const id = useId()
  const formId = `${id}-form`
  return (
    <div className="word-card__unknown">
      <p>{t('unknown')}</p>
      <TextField
        id={id}
        name="translation"
        label={t('ownTranslation')}
        form={formId}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={500}
        value={translation}
        onChange={(event) => setTranslation(event.target.value)}
      />
      <SaveWord
        word={{
          word: lookup.text,
          translation: translation.trim(),
          definition: '',
          example: lookup.context.slice(0, 1000),
          language: lookup.language,
        }}
        formId={formId}
        onDone={onClose}
      />
    </div>
  )
}
