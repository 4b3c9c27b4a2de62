import type { Progress } from '@verbena/contract/progress'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartTable } from '../../../parts/charts/chart-table.tsx'
import { durationText } from '../duration-text.ts'
import { useDayNames } from '../use-day-names.ts'
import { minutesOfPetal } from './daily-goal-petals.ts'
import { type YearCell, yearCells } from './year-cells.ts'
import { Weekdays, YearGrid } from './year-grid.tsx'
import './listening-year.css'

type Props = { calendar: Progress['calendar']; today: string; goalMinutes: number | null }

/** A year of days as a drawing, a sentence and a table. */
export function ListeningYear({ calendar, today, goalMinutes }: Props) {
  const { t, i18n } = useTranslation('progress')
  const [chosen, setChosen] = useState(today)
  const describe = useDayDescription()
  const cells = yearCells(calendar, today, goalMinutes)
  const active = cells.filter(({ mark }) => mark !== 'none')
  const sum = (pick: (cell: YearCell) => number) => active.reduce((total, cell) => total + pick(cell), 0)
  const shown = cells.find(({ day }) => day === chosen) ?? cells.at(-1)
  const scroller = useRef<HTMLElement>(null)
  // Scrolls to today at the right edge.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [])
  return (
    <section className="section" aria-labelledby="year">
      <h2 id="year">{t('year.title')}</h2>
      <p className="muted">
        {t('year.sum', {
          count: active.length,
          time: durationText(
            sum(({ seconds }) => seconds),
            i18n.language,
          ),
          answers: t('today.answers', { count: sum(({ answers }) => answers) }),
        })}
      </p>
      <div className="year-frame">
        <Weekdays cells={cells} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs keyboard focus */}
        <section ref={scroller} className="year" aria-label={t('year.drawn')} tabIndex={0}>
          <YearGrid cells={cells} today={today} describe={describe} onChoose={setChosen} />
        </section>
      </div>
      <div className="year__foot">
        <p className="year__chosen">{shown && describe(shown)}</p>
        <p className="caption">
          {t('petal', { time: durationText(minutesOfPetal(goalMinutes) * 60, i18n.language) })}{' '}
          {t('year.seed')}
        </p>
      </div>
      <YearTable cells={active} />
    </section>
  )
}

function useDayDescription() {
  const { t, i18n } = useTranslation('progress')
  const { long } = useDayNames()
  return ({ day, seconds, answers, mark }: YearCell) =>
    mark === 'none'
      ? t('year.nothingOn', { day: long(day) })
      : t('year.onDay', {
          day: long(day),
          time: durationText(seconds, i18n.language),
          answers: t('today.answers', { count: answers }),
        })
}

function YearTable({ cells }: { cells: readonly YearCell[] }) {
  const { t, i18n } = useTranslation('progress')
  const { withYear } = useDayNames()
  if (cells.length === 0) return null
  return (
    <ChartTable
      summary={t('year.asTable')}
      columns={[t('table.day'), t('table.listened'), t('table.answers')]}
      rows={cells.toReversed().map(({ day, seconds, answers }) => ({
        key: day,
        name: withYear(day),
        values: [durationText(seconds, i18n.language), answers.toLocaleString(i18n.language)],
      }))}
    />
  )
}
