import type { ListeningProgress } from '@verbena/contract/progress'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/style/class-names.ts'
import { durationText } from '../duration-text.ts'
import { useDayNames } from '../use-day-names.ts'
import './week-chart.css'

type Week = ListeningProgress['weeklyActivity']
type Props = { week: Week; today: string; goalMinutes: number | null; averageMinutes: number }

/** The highest bar leaves space for its number. */
const highestPercent = 86

/** The days of this week as bars with figures, and as a table for screen readers. */
export function WeekChart({ week, today, goalMinutes, averageMinutes }: Props) {
  const { t, i18n } = useTranslation('progress')
  const { weekday } = useDayNames()
  const minutes = week.map(({ day, hours }) => ({ day, minutes: secondsOf(hours) / 60 }))
  const top = Math.max(1, goalMinutes ?? 0, ...minutes.map((day) => day.minutes))
  const heightOf = (value: number) => ({ '--part': (highestPercent * value) / top }) as CSSProperties
  return (
    <section aria-labelledby="this-week">
      <div className="section__head">
        <h2 id="this-week">{t('week.title')}</h2>
        {averageMinutes > 0 && (
          <span className="caption">
            {t('week.average', { time: durationText(averageMinutes * 60, i18n.language) })}
          </span>
        )}
      </div>
      <div className="week" aria-hidden="true">
        {goalMinutes !== null && <div className="week__goal" style={heightOf(goalMinutes)} />}
        {minutes.map((one) => (
          <div key={one.day} className={classNames('day', one.day === today && 'day--today')}>
            <div
              className={classNames('day__bar', one.minutes >= (goalMinutes ?? 0) && 'day__bar--met')}
              style={heightOf(one.minutes)}
            >
              {one.minutes > 0 && <b>{roughMinutes(one.minutes)}</b>}
            </div>
            <span className="day__name">{weekday(one.day)}</span>
          </div>
        ))}
      </div>
      {goalMinutes !== null && (
        <p className="caption week__legend">
          {t('week.goal', { time: durationText(goalMinutes * 60, i18n.language) })}
        </p>
      )}
      <WeekTable week={week} />
    </section>
  )
}

/** The server rounds hours to less than a second. */
const secondsOf = (hours: number) => Math.round(hours * 3600)

const roughMinutes = (minutes: number) => (minutes < 1 ? '<\u202f1' : Math.floor(minutes))

function WeekTable({ week }: { week: Week }) {
  const { t, i18n } = useTranslation('progress')
  const { long } = useDayNames()
  return (
    // Hidden in a div, because a hidden table keeps its width and would make the page wider than a small screen.
    <div className="visually-hidden">
      <table>
        <caption>{t('week.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.day')}</th>
            <th scope="col">{t('table.listened')}</th>
          </tr>
        </thead>
        <tbody>
          {week.map(({ day, hours }) => (
            <tr key={day}>
              <th scope="row">{long(day)}</th>
              <td>{durationText(secondsOf(hours), i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
