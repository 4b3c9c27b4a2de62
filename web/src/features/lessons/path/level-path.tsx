import type { LessonEntry } from '@verbena/contract/lessons'
import { levels } from '@verbena/language/levels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../ui/chips.tsx'
import { isCelebrated, keepCelebrated } from './celebrated-levels.ts'
import { FinishLine } from './finish-line.tsx'
import { LessonPath } from './lesson-path.tsx'
import { LevelDone } from './level-done.tsx'
import { useShownLevel } from './use-shown-level.ts'

/** The lessons of one level, its end, and the way to the other levels. */
export function LevelPath({ lessons }: { lessons: readonly LessonEntry[] }) {
  const { t } = useTranslation('lessons')
  const { own, level, show } = useShownLevel()
  const shown = lessons.filter((lesson) => lesson.level === level)
  const left = leftOf(shown)
  const isOwnDone = level === own && shown.length > 0 && left === 0
  const [closed, setClosed] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isShown = isAsked || (isOwnDone && closed !== own && !isCelebrated(own))
  const close = () => {
    keepCelebrated(own)
    setClosed(own)
    setAsked(false)
  }
  const withLessons = levels.filter((one) => lessons.some((lesson) => lesson.level === one))
  return (
    <>
      <div className="path-levels">
        <Chips
          label={t('path.level')}
          options={withLessons.map((one) => ({ value: one, label: one }))}
          value={level}
          onChange={show}
        />
      </div>
      <LessonPath
        key={level}
        lessons={shown}
        isAhead={levels.indexOf(level) > levels.indexOf(own)}
        finish={
          <FinishLine
            level={level}
            left={left}
            total={shown.length}
            canMoveUp={isOwnDone}
            onMoveUp={() => setAsked(true)}
          />
        }
      />
      {isShown && <LevelDone level={own} onClose={close} />}
    </>
  )
}

const leftOf = (lessons: readonly LessonEntry[]): number =>
  lessons.filter(({ status }) => status !== 'completed').length
