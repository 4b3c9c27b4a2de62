import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import Check from 'lucide-react/icons/check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'

/** The graded answers, latest first. */
export function ReviewHistory({ reviews }: Pick<WordPage, 'reviews'>) {
  const { t, i18n } = useTranslation('wordPage')
  if (reviews.length === 0) return <p className="word-page__hint">{t('history.none')}</p>
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <table className="word-history">
      <caption className="word-page__sub">{t('history.heading')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('history.when')}</th>
          <th scope="col">{t('history.answer')}</th>
          <th scope="col">{t('history.how')}</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map(({ id, reviewedAt, grade, exercise }) => {
          const Sign = grade === 'again' ? RotateCcw : Check
          return (
            <tr key={id}>
              <td>
                <time dateTime={reviewedAt}>{when.format(new Date(reviewedAt))}</time>
              </td>
              <td data-grade={grade}>
                <span className="word-history__grade">
                  <Sign className="icon icon--sm" aria-hidden="true" /> {t(`history.grades.${grade}`)}
                </span>
              </td>
              <td>{t(`history.exercises.${exercise}`)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
