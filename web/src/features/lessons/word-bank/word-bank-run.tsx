import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import {
  countRightAtFirstTry,
  doneOf,
  positionOf,
  startQueue,
} from '@verbena/language/lessons/question-queue'
import {
  currentQuestionIndex,
  startWordBank,
  wordBankReducer,
} from '@verbena/language/lessons/word-bank-session'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { LessonDone } from '../completion/lesson-done.tsx'
import {
  deleteSavedLesson,
  isIntroRead,
  nobody,
  savedQueue,
  saveIntroRead,
  saveQueue,
} from '../completion/saved-lesson.ts'
import { UnsentNotice } from '../completion/unsent-notice.tsx'
import { useRecordLesson } from '../completion/use-record-lesson.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import { TheoryButton } from '../lesson/theory-button.tsx'
import { TheoryCard } from '../lesson/theory-card.tsx'
import { WordBankQuestion } from './word-bank-question.tsx'
import './word-bank.css'

type Props = LessonComponentProps & { items: readonly WordBankItem[]; last: number }

/** One run of a lesson of sentences: theory, the sentences until all are right, result. */
export function WordBankRun({ id, title, next, isDone, items, last }: Props) {
  const { t } = useTranslation('lesson')
  const learner = useSession() ?? nobody
  const silence = useSilentMode()
  const post = useRecordLesson(id)
  const [session, act] = useReducer(wordBankReducer, null, () => {
    if (isDone) deleteSavedLesson(id, learner)
    const queue = isDone
      ? startQueue(items.map((_, index) => index))
      : savedQueue(id, learner, items.length, last)
    return startWordBank(queue, { isTheoryShown: isDone || !isIntroRead(id, learner), isTyping: false })
  })
  const { queue, isTheoryShown } = session
  const index = currentQuestionIndex(session)
  const item = index === undefined ? undefined : items[index]
  const position = positionOf(queue)
  const isFinished = !item
  const { progress } = post

  useEffect(() => {
    if (queue.left.length > 0 && !isTheoryShown) saveQueue(id, learner, queue)
  }, [id, learner, queue, isTheoryShown])
  useEffect(() => {
    if (!isTheoryShown && !isFinished) progress('started', position)
  }, [isTheoryShown, isFinished, position, progress])

  const start = () => {
    saveIntroRead(id, learner)
    act({ type: 'started' })
  }
  if (!item)
    return (
      <LessonFrame
        title={title}
        done={items.length}
        total={items.length}
        body={
          <LessonDone
            total={items.length}
            firstTryCount={countRightAtFirstTry(queue)}
            post={post}
            next={next}
            onAgain={() => {
              post.begin()
              act({ type: 'restarted' })
            }}
          />
        }
      />
    )
  if (isTheoryShown)
    return (
      <LessonFrame
        title={title}
        hasOwnTitle
        body={
          <TheoryCard
            lessonId={id}
            title={title}
            language={item.audio_lang}
            startLabel={isIntroRead(id, learner) ? t('backToExercise') : t('start')}
            onStart={start}
          />
        }
      />
    )
  return (
    <LessonFrame
      title={title}
      done={doneOf(queue)}
      total={items.length}
      silence={silence}
      tools={<TheoryButton onOpen={() => act({ type: 'theoryOpened' })} />}
      body={
        <WordBankQuestion
          key={`${item.id} ${queue.turn}`}
          item={item}
          session={session}
          act={act}
          isSilent={silence.isSilent}
          onAnswered={(isRight) => post.attempt(item.id, isRight)}
          notes={<UnsentNotice isDelayed={post.isDelayed} />}
        />
      }
    />
  )
}
