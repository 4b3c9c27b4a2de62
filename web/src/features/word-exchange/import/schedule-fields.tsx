import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import { useTranslation } from 'react-i18next'
import { CheckBox } from '../check-box.tsx'
import type { ImportChoices } from './import-choices.ts'

type Props = {
  looked: LookedAtFile
  choices: ImportChoices
  onChange: (changed: Partial<ImportChoices>) => void
}

/** Choices for files with review schedules; empty for others. */
export function ScheduleFields({ looked, choices, onChange }: Props) {
  const { t } = useTranslation('wordExchange')
  const { scheduledCount, matureCount, isOwn } = looked
  return (
    <div>
      {scheduledCount > 0 && (
        <CheckBox isChecked={choices.keepsSchedule} onChange={(keepsSchedule) => onChange({ keepsSchedule })}>
          {t('in.keepSchedule', { count: scheduledCount })}
        </CheckBox>
      )}
      {matureCount > 0 && !isOwn && (
        <CheckBox isChecked={choices.matureIsKnown} onChange={(matureIsKnown) => onChange({ matureIsKnown })}>
          {t('in.mature', { count: matureCount })}
        </CheckBox>
      )}
    </div>
  )
}
