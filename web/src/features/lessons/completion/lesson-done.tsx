import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { celebrate } from '../../../parts/celebrate/celebrate.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { SessionResult } from '../../../parts/session/session-result.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import { AddedWords } from './added-words.tsx'
import { UnsentNotice } from './unsent-notice.tsx'
import type { RecordLesson } from './use-record-lesson.ts'

type Props = Pick<ComponentProps<typeof LessonFrame>, 'title' | 'silence'> & {
  total: number
  firstTryCount: number
  post: RecordLesson
  /** Id of the following lesson; null at the end of a level. */
  next: number | null
  onAgain: () => void
  /** The same lesson in the other direction. */
  other?: { label: string; start: () => void }
}

/** The result of a lesson, the words that were added, and links to continue. */
export function LessonDone({ title, silence, total, ...result }: Props) {
  return (
    <LessonFrame
      title={title}
      {...(silence && { silence })}
      done={total}
      total={total}
      body={<Result total={total} {...result} />}
    />
  )
}

function Result({ total, firstTryCount, post, next, onAgain, other }: Omit<Props, 'title' | 'silence'>) {
  const { t } = useTranslation(['lesson', 'lessons'])
  const navigate = useNavigate()
  const { completion, isDelayed } = post
  useEffect(() => {
    void celebrate()
  }, [])
  const isSaved = completion.state === 'saved'
  const isLevelDone = isSaved && completion.reply.isLevelDone
  // The next lesson opens only when the server has recorded this one, so it is not offered offline.
  const available = isLevelDone || completion.state === 'refused' || (!isSaved && isDelayed) ? null : next
  const [isNextRequested, requestNext] = useState(false)
  useEffect(() => {
    if (isNextRequested && isSaved && available !== null) void navigate(paths.lesson(String(available)))
  }, [isNextRequested, isSaved, available, navigate])
  const goToPath = () => void navigate(paths.lessons)
  return (
    <SessionResult className="lesson-done" petals={5} title={t('done.title')}>
      <p className="muted">{t('done.right', { count: firstTryCount, total })}</p>
      <div role="status">
        {isLevelDone && <p className="muted">{t('done.levelDone')}</p>}
        {completion.state === 'refused' && (
          <p className="field__error">
            {t('done.refused', { message: errorMessage(new ApiError(completion.code, 0, ''), t) })}
          </p>
        )}
        {completion.state === 'waiting' && !isDelayed && (
          <p className="visually-hidden">{t('done.saving')}</p>
        )}
      </div>
      {isSaved && <AddedWords reply={completion.reply} />}
      <UnsentNotice isDelayed={isDelayed} />
      <div className="test-done__actions">
        {available !== null && (
          <Button variant="primary" tall busy={isNextRequested} onClick={() => requestNext(true)}>
            {t('done.next')}
          </Button>
        )}
        <Button variant={available === null ? 'primary' : 'quiet'} tall onClick={goToPath}>
          {t('done.menu')}
        </Button>
        {other && (
          <Button variant="text" onClick={other.start}>
            {other.label}
          </Button>
        )}
        <Button variant="text" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </SessionResult>
  )
}
