import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReviewSettings, saveReviewSettings } from '@verbena/contract/reviews/reviews'
import { retentionMaximum, retentionMinimum } from '@verbena/language/spaced-repetition/retention'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { reviewSummaryQuery } from '../../../parts/due-today/review-summary-query.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { reviewSettingsQuery } from '../../../parts/typed-answer/review-settings-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import {
  draftOf,
  maximumOf,
  type ReviewSettingsDraft,
  settingsOf,
  wrongNumber,
} from './review-settings-draft.ts'

export function ReviewSettingsForm({ settings }: { settings: ReviewSettings }) {
  const { t } = useTranslation('reviews')
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [hasTried, setTried] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = useSave()
  const wrong = hasTried ? wrongNumber(draft) : undefined
  const change = (changed: Partial<ReviewSettingsDraft>) => {
    setDraft({ ...draft, ...changed })
    reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const first = wrongNumber(draft)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (!isPending) mutate(settingsOf(draft))
  }
  return (
    <form className="review-settings" onSubmit={submit} noValidate>
      <Retention percent={draft.retention} onChange={(retention) => change({ retention })} />
      {(['newPerDay', 'reviewsPerDay'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          inputMode="numeric"
          label={t(`settings.${name}`)}
          hint={t(`settings.${name}Hint`, { maximum: maximumOf[name] })}
          error={wrong === name ? t('settings.wrongNumber', { maximum: maximumOf[name] }) : undefined}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <label className="review-check">
        <input
          type="checkbox"
          checked={draft.forgivesAccents}
          onChange={({ target }) => change({ forgivesAccents: target.checked })}
        />
        <span>
          {t('settings.accents')}
          <span className="field__hint">{t('settings.accentsHint')}</span>
        </span>
      </label>
      <div className="review-settings__foot">
        <Button variant="primary" type="submit" busy={isPending}>
          {isPending ? t('settings.saving') : t('settings.save')}
        </Button>
        <p role="status">
          {isSuccess && t('settings.saved')}
          {error && (
            <span className="field__error">
              {t('settings.failed')} {errorMessage(error, t)}
            </span>
          )}
        </p>
      </div>
    </form>
  )
}

function Retention({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const { t, i18n } = useTranslation('reviews')
  const text = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100)
  return (
    <div className="field">
      <label className="field__label" htmlFor="retention">
        {t('settings.retention')}
      </label>
      <div className="review-range">
        <input
          id="retention"
          type="range"
          min={Math.round(retentionMinimum * 100)}
          max={Math.round(retentionMaximum * 100)}
          value={percent}
          aria-valuetext={text}
          aria-describedby="retention-hint"
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <output htmlFor="retention">{text}</output>
      </div>
      <p id="retention-hint" className="field__hint">
        {t('settings.retentionHint')}
      </p>
    </div>
  )
}

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewSettings) => call(saveReviewSettings, { body }),
    onSuccess: (saved) => {
      client.setQueryData(reviewSettingsQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: reviewSummaryQuery.queryKey })
    },
  })
}
