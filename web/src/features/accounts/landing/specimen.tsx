import { useTranslation } from 'react-i18next'
import { Sprig } from '../../../ui/pictures/sprig.tsx'

/** A sample of the product: a few lines of a transcript with a word looked up. */
export function Specimen() {
  const { t } = useTranslation('accounts')
  return (
    <aside className="specimen" aria-label={t('specimen.label')}>
      <div className="specimen__text">
        <p lang="es">Mi abuela abría la panadería antes de que saliera el sol.</p>
        <div>
          <p className="specimen__active" lang="es">
            Primero hay que <span className="specimen__word">amasar</span> despacio, sin prisa, hasta que la
            masa respire.
          </p>
          <p className="specimen__note">
            <b lang="es">amasar</b> {t('specimen.note')}
          </p>
        </div>
        <p lang="es">El pan, decía ella, sabe si estás nervioso.</p>
      </div>
      <p className="specimen__source">
        {t('specimen.from')}{' '}
        <i className="reading" lang="es">
          El pan de cada día
        </i>
        , {t('specimen.source')}
      </p>
      <div className="specimen__sprig">
        <svg viewBox="74 14 166 150" fill="none" aria-hidden="true">
          <Sprig />
        </svg>
      </div>
    </aside>
  )
}
