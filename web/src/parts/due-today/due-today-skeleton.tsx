import { useTranslation } from 'react-i18next'
import { EarlyPlace } from '../../ui/feedback/early-place.tsx'
import { Petals } from '../../ui/figures/petals.tsx'
import './due-today.css'

/** Reserves no space until it is known that words are due. */
export function DueTodaySkeleton() {
  const { t } = useTranslation('dueToday')
  const form = (count: number) =>
    t('title', { count, skipInterpolation: true }).replace(/{{.*?}}/, '{{count}}')
  return (
    <section className="due-today" hidden data-early-item="due" aria-hidden="true">
      <Petals open={0} />
      <div className="due-today__text">
        <h2>
          <EarlyPlace name="left" sentence={{ one: form(1), other: form(2) }} />
        </h2>
        <p>
          <EarlyPlace name="minutes" className="due-today__line-skeleton" />
        </p>
      </div>
      <div className="due-today__actions due-today__actions-skeleton" />
    </section>
  )
}
