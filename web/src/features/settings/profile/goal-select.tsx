import { minutesPerDay } from '@verbena/contract/accounts/onboarding'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/select.tsx'
import { useHashTarget } from '../use-hash-target.ts'

type Props = {
  /** Minutes a day; null if none was chosen yet. */
  value: number | null
  onChange: (minutes: number) => void
}

/** The daily goal; the progress page links here. */
export function GoalSelect({ value, onChange }: Props) {
  const { t } = useTranslation('settings')
  const control = useRef<HTMLSelectElement>(null)
  useHashTarget('goal', control)
  const none = value === null ? [{ value: '', label: t('profile.goal.none') }] : []
  return (
    <div
      className="settings-goal"
      ref={(place) => {
        control.current = place?.querySelector('select') ?? null
      }}
    >
      <Select
        label={t('profile.goal.label')}
        name="timePerDay"
        value={String(value ?? '')}
        options={[
          ...none,
          ...minutesPerDay.map((minutes) => ({ value: `${minutes}`, label: goalText(minutes, t) })),
        ]}
        onChange={(minutes) => onChange(Number(minutes))}
      />
    </div>
  )
}

/** The labels of the onboarding; the last one also names its minutes. */
function goalText(minutes: number, t: TFunction<'settings'>): string {
  if (minutes === 60) return t('profile.goal.anHour')
  return t(minutes > 60 ? 'profile.goal.moreThanAnHour' : 'profile.goal.minutes', { minutes })
}
