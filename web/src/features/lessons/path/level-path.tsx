import type { LessonEntry } from '@verbena/contract/lessons/lessons'
import { type Level, levels } from '@verbena/language/levels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserStorage } from '../../../api/browser-storage.ts'
import { FilterChips } from '../../../ui/layout/filter-chips.tsx'
import { LessonPath } from './lesson-path.tsx'
import { LevelDone } from './level-done.tsx'
import { PathEnd } from './path-end.tsx'
import { useShownLevel } from './use-shown-level.ts'

/** The path of one level, its end, and chips for the other levels. */
export function LevelPath({ lessons }: { lessons: readonly LessonEntry[] }) {
  const { t } = useTranslation('lessons')
  const { own, level, show } = useShownLevel()
  const shown = lessons.filter((lesson) => lesson.level === level)
  const left = countOpen(shown)
  const isOwnDone = level === own && shown.length > 0 && left === 0
  const [dismissedLevel, setDismissedLevel] = useState<string | null>(null)
  const [isRequested, setRequested] = useState(false)
  const isShown = isRequested || (isOwnDone && dismissedLevel !== own && !isCelebrated(own))
  const close = () => {
    saveCelebrated(own)
    setDismissedLevel(own)
    setRequested(false)
  }
  const withLessons = levels.filter((one) => lessons.some((lesson) => lesson.level === one))
  return (
    <>
      <div className="path-levels">
        <FilterChips
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
          <PathEnd
            level={level}
            left={left}
            total={shown.length}
            canMoveUp={isOwnDone}
            onMoveUp={() => setRequested(true)}
          />
        }
      />
      {isShown && <LevelDone level={own} onClose={close} />}
    </>
  )
}

const countOpen = (lessons: readonly LessonEntry[]): number =>
  lessons.filter(({ status }) => status !== 'completed').length

const keyOf = (level: Level) => `celebrated_${level}`

/** Whether the dialog for a completed level was shown in this browser. */
const isCelebrated = (level: Level): boolean => browserStorage.read(keyOf(level)) !== null

function saveCelebrated(level: Level) {
  browserStorage.write(keyOf(level), 'true')
}
