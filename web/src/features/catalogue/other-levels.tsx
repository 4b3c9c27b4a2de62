import { useTranslation } from 'react-i18next'
import type { Filters } from './filters.ts'
import { SeeAllLevels } from './see-all-levels.tsx'

type Props = { level: Filters['level']; onChange: (change: Partial<Filters>) => void }

/** Every card of this level is locked, and others are not: whoever is new should not meet closed doors alone. */
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
