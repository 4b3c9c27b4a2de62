import type { Progress } from '@verbena/contract/progress'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { Petals } from '../../../ui/figures/petals.tsx'
import { durationText } from '../duration-text.ts'
import { minutesOfPetal, petalsOf } from './daily-goal-petals.ts'
import './listening-today.css'

/** The time and answers of today as a flower and in words. */
export function ListeningToday({ today: { seconds, answers, goalMinutes } }: { today: Progress['today'] }) {
  const { t, i18n } = useTranslation('progress')
  const open = petalsOf(seconds, goalMinutes)
  const time = durationText(seconds, i18n.language)
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      <div className="today-flower">
        <Petals open={open} />
        <div>
          <p className="today-flower__time">
            {goalMinutes === null
              ? time
              : t('today.ofGoal', { time, goal: durationText(goalMinutes * 60, i18n.language) })}
          </p>
          <p className="muted">{t('today.answers', { count: answers })}</p>
          <p className="caption">
            {open >= 5 && goalMinutes !== null
              ? t('today.reached')
              : t('petal', { time: durationText(minutesOfPetal(goalMinutes) * 60, i18n.language) })}
          </p>
          <Link className="link today-flower__goal" to={`${paths.settings}#goal`}>
            {t(goalMinutes === null ? 'today.setGoal' : 'today.changeGoal')}
          </Link>
        </div>
      </div>
    </section>
  )
}
