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
  type WordBankAction,
  type WordBankSession,
  wordBankReducer,
} from '@verbena/language/lessons/word-bank-session'
import { useState } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { useRecordedReducer } from '../../../parts/session/use-recorded-reducer.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { LessonDone } from '../completion/lesson-done.tsx'
import { isIntroRead, nobody, savedQueue, saveIntroRead, saveQueue } from '../completion/saved-lesson.ts'
import { UnsentNotice } from '../completion/unsent-notice.tsx'
import { useRecordLesson } from '../completion/use-record-lesson.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import { LessonTheory } from '../lesson/lesson-theory.tsx'
import { TheoryButton } from '../lesson/theory-button.tsx'
import { WordBankQuestion } from './word-bank-question.tsx'
import './word-bank.css'

type Props = LessonComponentProps & { items: readonly WordBankItem[]; last: number }

/** One run of a lesson of sentences: theory, the sentences until all are right, result. */
export function WordBankRun({ id, title, next, isDone, items, last }: Props) {
  const learner = useSession() ?? nobody
  const silence = useSilentMode()
  const post = useRecordLesson(id)
  const [session, act] = useRecordedReducer<WordBankSession, WordBankAction>(wordBankReducer, begin, record)
  const [hasStarted, setStarted] = useState(!session.isTheoryShown)
  const { queue, isTheoryShown } = session
  const index = currentQuestionIndex(session)
  const item = index === undefined ? undefined : items[index]

  function begin() {
    const queue = isDone
      ? startQueue(items.map((_, place) => place))
      : savedQueue(id, learner, items.length, last)
    return startWordBank(queue, { isTheoryShown: isDone || !isIntroRead(id, learner), isTyping: false })
  }
  function record({ queue, isTheoryShown }: WordBankSession, before: WordBankSession | null) {
    if (isTheoryShown) return
    if (queue.left.length === 0) return post.complete()
    const isBack = !before || before.isTheoryShown
    if (isBack || queue !== before.queue) saveQueue(id, learner, queue)
    if (isBack || positionOf(queue) !== positionOf(before.queue)) post.progress('started', positionOf(queue))
  }

  if (!item)
    return (
      <LessonDone
        title={title}
        total={items.length}
        firstTryCount={countRightAtFirstTry(queue)}
        post={post}
        next={next}
        onAgain={() => {
          post.begin()
          setStarted(false)
          act({ type: 'restarted' })
        }}
      />
    )
  if (isTheoryShown)
    return (
      <LessonTheory
        lessonId={id}
        title={title}
        language={item.audio_lang}
        hasStarted={hasStarted}
        onStart={() => {
          saveIntroRead(id, learner)
          setStarted(true)
          act({ type: 'started' })
        }}
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
