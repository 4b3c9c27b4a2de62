import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { celebrate } from '../../../parts/celebrate/celebrate.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Petals } from '../../../ui/petals.tsx'
import { HeldUp } from './held-up.tsx'
import { JoinedWords } from './joined-words.tsx'
import type { LessonPost } from './use-lesson-post.ts'

type Props = {
  total: number
  atOnce: number
  post: LessonPost
  /** The lesson behind this one; null at the end of a level. */
  next: number | null
  onAgain: () => void
  /** Another way to take the same lesson. */
  other?: { label: string; take: () => void }
}

/** How it went, the words that joined the learner's own, and the ways on. */
export function LessonDone({ total, atOnce, post, next, onAgain, other }: Props) {
  const { t } = useTranslation(['lesson', 'lessons'])
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { complete, completion, isHeldUp } = post
  useEffect(() => {
    heading.current?.focus()
    complete()
    void celebrate()
  }, [complete])
  const isSaved = completion.state === 'saved'
  const isLevelDone = isSaved && completion.reply.isLevelDone
  // The lesson behind it opens when the server knows that this one is done: not before, and not without a network.
  const after = isLevelDone || completion.state === 'refused' || (!isSaved && isHeldUp) ? null : next
  const [isAfterWanted, wantAfter] = useState(false)
  useEffect(() => {
    if (isAfterWanted && isSaved && after !== null) void navigate(paths.lesson(String(after)))
  }, [isAfterWanted, isSaved, after, navigate])
  const toPath = () => void navigate(paths.lessons)
  return (
    <section className="test-done lesson-done">
      <Petals open={5} />
      <h3 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h3>
      <p className="muted">{t('done.right', { count: atOnce, total })}</p>
      <div role="status">
        {isLevelDone && <p className="muted">{t('done.levelDone')}</p>}
        {completion.state === 'refused' && (
          <p className="field__error">
            {t('done.refused', { message: errorMessage(new ApiError(completion.code, 0, ''), t) })}
          </p>
        )}
        {completion.state === 'waiting' && !isHeldUp && <p className="visually-hidden">{t('done.saving')}</p>}
      </div>
      {isSaved && <JoinedWords reply={completion.reply} />}
      <HeldUp isHeldUp={isHeldUp} />
      <div className="test-done__actions">
        {after !== null && (
          <Button variant="primary" tall busy={isAfterWanted} onClick={() => wantAfter(true)}>
            {t('done.next')}
          </Button>
        )}
        <Button variant={after === null ? 'primary' : 'quiet'} tall onClick={toPath}>
          {t('done.menu')}
        </Button>
        {other && (
          <Button variant="text" onClick={other.take}>
            {other.label}
          </Button>
        )}
        <Button variant="text" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </section>
  )
}
