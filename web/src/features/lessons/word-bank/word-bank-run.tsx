import type { WordBankItem } from '@verbena/contract/lesson-items'
import { doneOf, positionOf, rightAtOnce, startQueue } from '@verbena/language/lesson/question-queue'
import { askedPlace, startWordBank, wordBankReducer } from '@verbena/language/lesson/word-bank-session'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { useSilence } from '../../../parts/session/use-silence.ts'
import { HeldUp } from '../lesson/held-up.tsx'
import {
  forgetLesson,
  isIntroRead,
  keepIntroRead,
  keepQueue,
  keptQueue,
  nobody,
} from '../lesson/kept-lesson.ts'
import { LessonDone } from '../lesson/lesson-done.tsx'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { TheoryCard } from '../lesson/theory-card.tsx'
import { TheoryTool } from '../lesson/theory-tool.tsx'
import { useLessonPost } from '../lesson/use-lesson-post.ts'
import { WordBankQuestion } from './word-bank-question.tsx'
import './word-bank.css'

type Props = PlayerProps & { items: readonly WordBankItem[]; last: number }

/** One run through the sentences: the card with the theory, the sentences until all are right, the end. */
export function WordBankRun({ id, title, next, isDone, items, last }: Props) {
  const { t } = useTranslation('lesson')
  const user = useSession()?.user ?? nobody
  const silence = useSilence()
  const post = useLessonPost(id)
  const [session, act] = useReducer(wordBankReducer, null, () => {
    if (isDone) forgetLesson(id)
    const queue = isDone
      ? startQueue(items.map((_, place) => place))
      : keptQueue(id, user, items.length, last)
    return startWordBank(queue, { isTheoryShown: isDone || !isIntroRead(id, user), isTyping: false })
  })
  const { queue, isTheoryShown } = session
  const place = askedPlace(session)
  const item = place === undefined ? undefined : items[place]
  const position = positionOf(queue)
  const isOver = !item
  const { progress } = post

  // biome-ignore lint/correctness/useExhaustiveDependencies: the user of a lesson does not change while it is open
  useEffect(() => {
    if (queue.left.length > 0 && !isTheoryShown) keepQueue(id, user, queue)
  }, [id, queue, isTheoryShown])
  useEffect(() => {
    if (!isTheoryShown && !isOver) progress('started', position)
  }, [isTheoryShown, isOver, position, progress])

  const start = () => {
    keepIntroRead(id, user)
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
            atOnce={rightAtOnce(queue)}
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
        isTitled
        body={
          <TheoryCard
            lessonId={id}
            title={title}
            language={item.audio_lang}
            startLabel={isIntroRead(id, user) ? t('backToExercise') : t('start')}
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
      tools={<TheoryTool onOpen={() => act({ type: 'theoryOpened' })} />}
      body={
        <WordBankQuestion
          key={`${item.id} ${queue.turn}`}
          item={item}
          session={session}
          act={act}
          isSilent={silence.isSilent}
          onAnswered={(isRight) => post.attempt(item.id, isRight)}
          notes={<HeldUp isHeldUp={post.isHeldUp} />}
        />
      }
    />
  )
}
