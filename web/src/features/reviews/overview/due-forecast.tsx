import { useTranslation } from 'react-i18next'
import { axisMaximum } from '../../../parts/charts/axis-maximum.ts'
import { ChartTable } from '../../../parts/charts/chart-table.tsx'
import type { ReviewSummary } from '../../../parts/due-today/review-summary-query.ts'

type Days = ReviewSummary['forecast']

/** A bar chart of how many cards become due on each of the next days, and the same data as a table. */
export function DueForecast({ forecast }: { forecast: Days }) {
  const { t } = useTranslation('reviews')
  const all = forecast.reduce((sum, { due }) => sum + due, 0)
  return (
    <section className="section" aria-labelledby="ahead">
      <h2 id="ahead">{t('overview.ahead')}</h2>
      <p className="muted">
        {all === 0 ? t('overview.aheadEmpty') : t('overview.aheadText', { count: all })}
      </p>
      {all > 0 && (
        <>
          <Chart forecast={forecast} />
          <Table forecast={forecast} />
        </>
      )}
    </section>
  )
}

const barWidth = 0.68
const height = 100

function Chart({ forecast }: { forecast: Days }) {
  const { t, i18n } = useTranslation('reviews')
  const top = axisMaximum(Math.max(...forecast.map(({ due }) => due)))
  const number = new Intl.NumberFormat(i18n.language)
  const nameOf = useDayNames()
  return (
    <div className="forecast" aria-hidden="true">
      <div className="forecast__scale">
        <span>{number.format(top)}</span>
        <span>{number.format(top / 2)}</span>
        <span>{number.format(0)}</span>
      </div>
      <svg
        className="forecast__bars"
        viewBox={`0 0 ${forecast.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {forecast.map(({ day, due }, index) => (
          <g key={day} className={index === 0 ? 'forecast__today' : undefined}>
            <title>{t('overview.onDay', { day: nameOf(day, index), count: due })}</title>
            <rect className="forecast__touch" x={index} y={0} width={1} height={height} />
            <rect
              x={index + (1 - barWidth) / 2}
              y={height - (height * due) / top}
              width={barWidth}
              height={(height * due) / top}
            />
          </g>
        ))}
      </svg>
      <div className="forecast__days">
        {forecast.map(({ day }, index) => index % 7 === 0 && <span key={day}>{nameOf(day, index)}</span>)}
      </div>
    </div>
  )
}

function Table({ forecast }: { forecast: Days }) {
  const { t, i18n } = useTranslation('reviews')
  const number = new Intl.NumberFormat(i18n.language)
  const nameOf = useDayNames()
  return (
    <ChartTable
      summary={t('overview.asTable')}
      columns={[t('overview.day'), t('overview.due')]}
      rows={forecast.map(({ day, due }, index) => ({
        key: day,
        name: nameOf(day, index),
        values: [number.format(due)],
      }))}
    />
  )
}

/** Formats calendar days without converting them to a time zone. */
function useDayNames() {
  const { t, i18n } = useTranslation('reviews')
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day: string, index: number) => (index === 0 ? t('overview.today') : format.format(new Date(day)))
}
