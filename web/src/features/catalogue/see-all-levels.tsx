import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import type { Filters } from './filter-params.ts'
import { focusFirstCard } from './focus-first-card.ts'

/** Removes the level filter and keeps the other filters. */
export function SeeAllLevels({ onChange }: { onChange: (change: Partial<Filters>) => void }) {
  const { t } = useTranslation('catalogue')
  return (
    <Button
      variant="quiet"
      onClick={(event) => {
        focusFirstCard(event)
        onChange({ level: 'all' })
      }}
    >
      {t('seeAllLevels')}
    </Button>
  )
}
