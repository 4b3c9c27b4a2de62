import { useTranslation } from 'react-i18next'
import { EarlyPlace } from '../../ui/feedback/early-place.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import './media-card.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function CatalogueSkeleton() {
  const { t } = useTranslation('catalogue')
  return (
    <Loading className="media-grid" text={t('loading')}>
      {places.map((place) => (
        <div key={place} className="media-card" aria-hidden="true" data-early-item="cards">
          <div className="media-card__poster">
            <EarlyPlace name="picture" />
          </div>
          <div className="media-card__title">
            <EarlyPlace name="title" className="media-card__title-skeleton" />
          </div>
          <div className="media-card__meta">
            <EarlyPlace name="meta" className="media-card__meta-skeleton" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
