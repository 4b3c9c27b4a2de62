import { useTranslation } from 'react-i18next'
import './lessons.css'
import './path/lesson-stop.css'
import './path/path.css'
import { EarlyPlace } from '../../ui/feedback/early-place.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** The beginning of the path. */
export function LessonsSkeleton() {
  const { t } = useTranslation(['lessons', 'common'])
  const lesson = t('path.lesson', { number: 0, skipInterpolation: true }).replace(/{{.*?}}/, '{{count}}')
  return (
    <Loading text={t('common:loading')}>
      <div className="lessons-skeleton" aria-hidden="true">
        <div className="path-levels">
          <Skeleton className="lessons-skeleton__levels" />
        </div>
        <div className="path-earlier" hidden data-early-item="earlier-lessons" />
        <ol className="path">
          {rows.map((row) => (
            <li key={row} data-early-item="lessons">
              <span className="node">
                <Skeleton className="lessons-skeleton__flower" />
              </span>
              <div className="stop">
                <span className="stop__n">
                  <EarlyPlace
                    name="number"
                    sentence={{ other: lesson }}
                    className="lessons-skeleton__number"
                  />
                </span>
                <div className="stop__title">
                  <EarlyPlace name="title" className="lessons-skeleton__title" />
                </div>
                <p className="stop__about">
                  <EarlyPlace name="goal" className="lessons-skeleton__line" />
                </p>
                <p className="stop__about">
                  <Skeleton className="lessons-skeleton__line" />
                </p>
                <div className="lessons-skeleton__button">
                  <EarlyPlace name="button" />
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Loading>
  )
}
