import type { LessonEntry } from '@verbena/contract/lessons/lessons'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getSession } from '../../../api/session.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { deleteSavedLesson, nobody } from '../completion/saved-lesson.ts'
import { Bud } from './bud.tsx'
import { sideOf } from './path-shape.ts'
import './lesson-stop.css'

type Props = {
  lesson: LessonEntry
  row: number
  number: number
  /** Number of the lesson that unlocks this one. */
  opensAfter: number
  isAhead: boolean
}

/** One lesson of the path: its flower, and beside it the title with progress or what unlocks it. */
export function LessonStop({ lesson, row, number, opensAfter, isAhead }: Props) {
  const { t } = useTranslation('lessons')
  const { id, title, goal, status, position, itemCount } = lesson
  const x = sideOf(row)
  const isLocked = status === 'locked'
  const isCurrent = status === 'current'
  const about = useAbout(lesson, opensAfter, isAhead)
  const address = paths.lesson(String(id))
  return (
    <li style={{ '--row': row, '--x': x } as CSSProperties} className={`path__stop path__stop--${status}`}>
      <Node
        lesson={lesson}
        name={t('path.node', { number, title, status: t(`path.status.${status}`) })}
        address={address}
      />
      <div className={classNames('stop', x < 0 ? 'stop--right' : 'stop--left', `stop--${status}`)}>
        <span className="stop__n">{t('path.lesson', { number })}</span>
        <h2 className="stop__title">{title}</h2>
        {!isLocked && <p className="stop__about">{goal}</p>}
        <p className="stop__about" id={`about-${id}`}>
          {about}
        </p>
        {isCurrent && (
          <ButtonLink variant="primary" to={address} aria-describedby={`about-${id}`}>
            {position > 0 && position < itemCount ? t('path.continue') : t('path.start')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

type NodeProps = { lesson: LessonEntry; name: string; address: string }

/** An open lesson is a link. A locked one is a bud without a target, and describes what unlocks it. */
function Node({ lesson, name, address }: NodeProps) {
  const { id, status, position, itemCount } = lesson
  const className = classNames('node', `node--${status}`)
  if (status === 'locked')
    return (
      // biome-ignore lint/a11y/useSemanticElements: an anchor without href is no link, and this is a disabled one
      <span
        role="link"
        aria-disabled="true"
        aria-label={name}
        aria-describedby={`about-${id}`}
        tabIndex={0}
        className={className}
      >
        <Bud />
        <span className="node__sign">
          <Lock className="icon icon--sm" aria-hidden="true" />
        </span>
      </span>
    )
  const isDone = status === 'completed'
  return (
    <Link
      className={className}
      to={address}
      aria-label={name}
      // A completed lesson starts again.
      onClick={isDone ? () => deleteSavedLesson(id, getSession() ?? nobody) : undefined}
    >
      <Petals open={isDone ? 5 : Math.floor((5 * position) / Math.max(1, itemCount))} />
      {isDone && (
        <span className="node__sign">
          <Check className="icon" aria-hidden="true" />
        </span>
      )}
    </Link>
  )
}

function useAbout({ status, level, position, itemCount }: LessonEntry, opensAfter: number, isAhead: boolean) {
  const { t } = useTranslation('lessons')
  if (status === 'locked')
    return isAhead ? t('path.opensAtLevel', { level }) : t('path.opensAfter', { number: opensAfter })
  if (status === 'current' && position > 0) return t('path.done', { done: position, total: itemCount })
  return t('path.exercises', { count: itemCount })
}
