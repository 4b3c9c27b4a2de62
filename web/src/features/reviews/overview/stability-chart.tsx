import { useTranslation } from 'react-i18next'
import type { ReviewSummary } from '../../../parts/due-today/review-summary-query.ts'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'

/** How many words are new, learning and firm, and the share of right answers. */
export function StabilityChart({ summary: { counts, remembered } }: { summary: ReviewSummary }) {
  const { t, i18n } = useTranslation('reviews')
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const all = Math.max(1, counts.new + counts.learning + counts.firm)
  const figures = [
    { label: t('overview.new'), value: number.format(counts.new) },
    { label: t('overview.learning'), value: number.format(counts.learning) },
    { label: t('overview.firm'), value: number.format(counts.firm) },
    {
      label: t('overview.remembered'),
      value: remembered === null ? '–' : percent.format(remembered / 100),
      note: remembered === null ? t('overview.notYet') : undefined,
    },
  ]
  return (
    <section aria-labelledby="firmness">
      <h2 id="firmness" className="visually-hidden">
        {t('overview.firmness')}
      </h2>
      <dl className="figures">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="figure">
            <dt>{label}</dt>
            <dd>
              {note ? (
                <>
                  <span aria-hidden="true">{value}</span>
                  <span className="visually-hidden">{note}</span>
                </>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="firmness__bar">
        <ShareBar
          parts={[
            { kind: 'done', percent: (100 * counts.firm) / all },
            { kind: 'learning', percent: (100 * counts.learning) / all },
          ]}
        />
      </div>
      <p className="caption">{t('overview.firmHint')}</p>
    </section>
  )
}
