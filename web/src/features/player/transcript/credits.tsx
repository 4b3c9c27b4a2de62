import type { MediaItem } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import './credits.css'

/** The credits at the end of the transcript; wide screens show more details under the picture. */
export function Credits({ item }: { item: MediaItem }) {
  const { t } = useTranslation('player')
  const { native } = useAudience()
  if (item.credits.length === 0 && !item.titleTranslation) return null
  return (
    <div className="credits">
      {item.titleTranslation && (
        <p className="credits__title" lang={native}>
          {item.titleTranslation}
        </p>
      )}
      {item.credits.length > 0 && (
        <p>
          {t('credits')}: {item.credits.join(' · ')}
        </p>
      )}
    </div>
  )
}
