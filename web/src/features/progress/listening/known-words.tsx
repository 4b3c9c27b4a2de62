import type { Progress } from '@verbena/contract/progress'
import { useTranslation } from 'react-i18next'
import { axisMaximum } from '../../../parts/charts/axis-maximum.ts'
import { ChartTable } from '../../../parts/charts/chart-table.tsx'
import { useDayNames } from '../use-day-names.ts'
import './known-words.css'

type Points = Progress['wordsKnown']

/** Number of weeks that the sentence compares. */
const weeksBack = 4

/** The number of known words over a year. */
export function KnownWords({ points }: { points: Points }) {
  const { t, i18n } = useTranslation('progress')
  const known = points.at(-1)?.known ?? 0
  const added = known - (points.at(-1 - weeksBack)?.known ?? 0)
  const number = (value: number) => value.toLocaleString(i18n.language)
  const sentence =
    added > 0
      ? t('known.more', { count: known, words: number(known), added: number(added) })
      : t('known.same', { count: known, words: number(known) })
  return (
    <section className="section" aria-labelledby="known-words">
      <h2 id="known-words">{t('known.title')}</h2>
      <p className="muted">{known === 0 ? t('known.none') : sentence}</p>
      {known > 0 && (
        <>
          <Chart points={points} />
          <Table points={points} />
        </>
      )}
    </section>
  )
}

const height = 100

function Chart({ points }: { points: Points }) {
  const { i18n } = useTranslation()
  const { date, withYear } = useDayNames()
  const top = axisMaximum(points.at(-1)?.known ?? 0)
  const last = points.length - 1
  const line = points.map(({ known }, index) => `${index} ${height - (height * known) / top}`).join('L')
  const labels = [points[0], points[Math.floor(last / 2)], points[last]]
  return (
    <div className="known" aria-hidden="true">
      <div className="known__scale">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{value.toLocaleString(i18n.language)}</span>
        ))}
      </div>
      <svg
        className="known__lines"
        viewBox={`0 0 ${last} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="known__area" d={`M0 ${height}L${line}L${last} ${height}Z`} />
        <path className="known__line" d={`M${line}`} />
      </svg>
      <div className="known__days">
        {/* The ends show the year, because they are the same day in different years. */}
        {labels.map(
          (point, index) =>
            point && <span key={point.day}>{index === 1 ? date(point.day) : withYear(point.day)}</span>,
        )}
      </div>
    </div>
  )
}

function Table({ points }: { points: Points }) {
  const { t, i18n } = useTranslation('progress')
  const { withYear } = useDayNames()
  return (
    <ChartTable
      summary={t('known.asTable')}
      columns={[t('known.until'), t('figures.words')]}
      rows={points.toReversed().map(({ day, known }) => ({
        key: day,
        name: withYear(day),
        values: [known.toLocaleString(i18n.language)],
      }))}
    />
  )
}
