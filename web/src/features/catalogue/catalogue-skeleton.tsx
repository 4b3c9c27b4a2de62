import { useTranslation } from 'react-i18next'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import './media-card.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CatalogueSkeleton() {
  const { t } = useTranslation('catalogue')
  return (
    <Loading className="media-grid" text={t('loading')}>
      {places.map((place) => (
        <div key={place} className="media-card" aria-hidden="true">
          <Skeleton className="media-card__poster" />
          <Skeleton className="media-card__title-skeleton" />
          <Skeleton className="media-card__meta-skeleton" />
        </div>
      ))}
    </Loading>
  )
}
