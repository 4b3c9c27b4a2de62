import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Filters } from './filters.ts'
import { focusCards } from './focus-cards.ts'

/** Takes the level away and leaves the other filters. */
export function SeeAllLevels({ onChange }: { onChange: (change: Partial<Filters>) => void }) {
  const { t } = useTranslation('catalogue')
  return (
    <Button
      variant="quiet"
      onClick={(event) => {
        focusCards(event)
        onChange({ level: 'all' })
      }}
    >
      {t('seeAllLevels')}
    </Button>
  )
}
