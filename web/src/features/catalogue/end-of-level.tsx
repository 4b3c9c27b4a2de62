import { useTranslation } from 'react-i18next'
import type { Filters } from './filter-params.ts'
import { SeeAllLevels } from './see-all-levels.tsx'

type Props = { level: Filters['level']; onChange: (change: Partial<Filters>) => void }

/** Shown below the last card, because the level defaults to the learner's own and other levels have more items. */
export function EndOfLevel({ level, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <div className="show-more">
      <p className="muted">{t('allOfLevel', { level })}</p>
      <SeeAllLevels onChange={onChange} />
    </div>
  )
}
