import { useTranslation } from 'react-i18next'
import './lessons.css'
import { paths } from '../../parts/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A part that has an address and nothing behind it yet says so, and leads to what there is. */
export function NotOpen() {
  const { t } = useTranslation('lessons')
  return (
    <EmptyState title={t('notOpenTitle')} text={t('notOpenText')}>
      <div className="not-open__ways">
        <ButtonLink variant="primary" to={paths.videos}>
          {t('toVideos')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.vocabulary}>
          {t('toWords')}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}
