import { useTranslation } from 'react-i18next'
import type { Filters } from './filter-params.ts'
import { SeeAllLevels } from './see-all-levels.tsx'

type Props = { level: Filters['level']; onChange: (change: Partial<Filters>) => void }

/** Shown when every card of this level is locked and other levels have open ones, so that a new learner finds something to open. */
export function OtherLevels({ level, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  if (level === 'all') return null
  return (
    <div className="other-levels">
      <p>{t('allLocked', { level })}</p>
      <SeeAllLevels onChange={onChange} />
    </div>
  )
}
