import type { LessonEntry } from '@verbena/contract/lessons/lessons'
import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Petals } from '../../../ui/figures/petals.tsx'
import { LessonStop } from './lesson-stop.tsx'
import { collapsedCountOf, leafAt, stem } from './path-shape.ts'
import './path.css'

type Props = {
  /** The lessons of one level in order. */
  lessons: readonly LessonEntry[]
  /** The level is above the learner's. */
  isAhead: boolean
  finish: ReactNode
}

/** The curved path with its lessons; the completed part is green, the rest is dotted. */
export function LessonPath({ lessons, isAhead, finish }: Props) {
  const { t } = useTranslation('lessons')
  const [isExpanded, setExpanded] = useState(false)
  const completedCount = lessons.findLastIndex(({ status }) => status === 'completed') + 1
  const current = lessons.findIndex(({ status }) => status === 'current')
  const collapsedCount = isExpanded ? 0 : collapsedCountOf(lessons)
  const shown = lessons.slice(collapsedCount)
  const rows = shown.length
  const [first] = lessons
  // The green part ends at the next lesson.
  const reached =
    completedCount === lessons.length ? rows : Math.max(current, completedCount - 1) - collapsedCount
  return (
    <div className="path-box">
      {collapsedCount > 0 && (
        <button type="button" className="path-earlier" onClick={() => setExpanded(true)}>
          <span aria-hidden="true">
            {lessons.slice(0, Math.min(collapsedCount, 4)).map(({ id }) => (
              <Petals key={id} open={5} />
            ))}
          </span>
          {t('path.earlier', { last: collapsedCount })}
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
            number={collapsedCount + row + 1}
            opensAfter={numberOfUnlocking(lessons, collapsedCount + row)}
            isAhead={isAhead}
          />
        ))}
      </ol>
      {finish}
    </div>
  )
}

/** The number of the lesson that unlocks a locked one: the nearest earlier one that is not completed. */
const numberOfUnlocking = (lessons: readonly LessonEntry[], index: number): number =>
  lessons.slice(0, index).findLastIndex(({ status }) => status !== 'completed') + 1
