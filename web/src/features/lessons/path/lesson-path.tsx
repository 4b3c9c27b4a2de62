import type { LessonEntry } from '@verbena/contract/lessons'
import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Petals } from '../../../ui/petals.tsx'
import { LessonStop } from './lesson-stop.tsx'
import { leafAt, stem } from './path-shape.ts'
import './path.css'

type Props = {
  /** Of one level, in their order. */
  lessons: readonly LessonEntry[]
  /** The level of the learner is lower. */
  isAhead: boolean
  finish: ReactNode
}

/** So many completed lessons stay in sight above the current one; those before are folded up. */
const completedInSight = 2

/** The wavy stem with its lessons; what is walked is green, what lies ahead is dotted. */
export function LessonPath({ lessons, isAhead, finish }: Props) {
  const { t } = useTranslation('lessons')
  const [isUnfolded, setUnfolded] = useState(false)
  const walked = lessons.findLastIndex(({ status }) => status === 'completed') + 1
  const current = lessons.findIndex(({ status }) => status === 'current')
  const above = current - completedInSight
  // One alone takes less place than the line that would say so.
  const folded = isUnfolded || above < 2 ? 0 : above
  const shown = lessons.slice(folded)
  const rows = shown.length
  const [first] = lessons
  // The stem is walked up to the lesson that comes next.
  const reached = walked === lessons.length ? rows : Math.max(current, walked - 1) - folded
  return (
    <div className="path-box">
      {folded > 0 && (
        <button type="button" className="path-earlier" onClick={() => setUnfolded(true)}>
          <span aria-hidden="true">
            {lessons.slice(0, Math.min(folded, 4)).map(({ id }) => (
              <Petals key={id} open={5} />
            ))}
          </span>
          {t('path.earlier', { last: folded })}
        </button>
      )}
      <ol
        className="path"
        aria-label={t('path.list', { level: first?.level ?? '' })}
        style={{ '--count': rows } as CSSProperties}
      >
        <svg className="path__line" aria-hidden="true">
          <path className="path__ahead" d={stem(reached, rows, rows)} />
          <path className="path__walked" d={stem(-1, reached, rows)} />
          {shown.slice(0, Math.max(0, Math.min(reached, rows - 1))).map(({ id }, row) => (
            <path
              key={id}
              className="path__leaf"
              transform={leafAt(row)}
              d="M0 0C7-10 19-12 28-8 22 2 12 6 0 0z"
            />
          ))}
        </svg>
        {shown.map((lesson, row) => (
          <LessonStop
            key={lesson.id}
            lesson={lesson}
            row={row}
            number={folded + row + 1}
            opensAfter={openAfter(lessons, folded + row)}
            isAhead={isAhead}
          />
        ))}
      </ol>
      {finish}
    </div>
  )
}

/** The number of the lesson that a locked one waits for: the nearest before it that is not done. */
const openAfter = (lessons: readonly LessonEntry[], place: number): number =>
  lessons.slice(0, place).findLastIndex(({ status }) => status !== 'completed') + 1
