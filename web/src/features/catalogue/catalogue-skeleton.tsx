import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CatalogueSkeleton() {
  const { t } = useTranslation('catalogue')
  return (
    <div className="media-grid" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {places.map((place) => (
        <div key={place} className="media-card" aria-hidden="true">
          <Skeleton className="media-card__poster" />
          <Skeleton className="media-card__title-skeleton" />
          <Skeleton className="media-card__meta-skeleton" />
        </div>
      ))}
    </div>
  )
}
