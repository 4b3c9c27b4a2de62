import type { PictureItem } from '@verbena/contract/lessons/lesson-items'
import { pictureReducer, startPictures, toStoredPictures } from '@verbena/language/lessons/picture-session'
import { countRightAtFirstTry, doneOf } from '@verbena/language/lessons/question-queue'
import { type RandomSource, shuffled } from '@verbena/language/random/seeded-random'
import { useEffect, useReducer } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { LessonDone } from '../completion/lesson-done.tsx'
import { deleteSavedLesson, nobody, savedPictures, savePictures } from '../completion/saved-lesson.ts'
import { UnsentNotice } from '../completion/unsent-notice.tsx'
import { useRecordLesson } from '../completion/use-record-lesson.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import { PictureQuiz } from './picture-quiz.tsx'
import { PictureStudy } from './picture-study.tsx'
import './pictures.css'

type Props = LessonComponentProps & { items: readonly PictureItem[]; random: RandomSource }

/** One run of a picture lesson: study, quiz, result. */
export function PictureRun({ id, title, next, isDone, items, random }: Props) {
  const learner = useSession() ?? nobody
  const silence = useSilentMode()
  const post = useRecordLesson(id)
  const [session, act] = useReducer(pictureReducer, null, () => {
    if (isDone) deleteSavedLesson(id, learner)
    return startPictures(items.length, savedPictures(id, learner, items.length))
  })
  const { phase, at, queue } = session
  const { progress } = post

  useEffect(() => {
    const rest = toStoredPictures(session)
    if (rest) savePictures(id, learner, rest)
  }, [id, learner, session])
  const done = doneOf(queue)
  useEffect(() => {
    if (phase === 'quiz') progress('started', Math.min(done, items.length - 1))
  }, [phase, done, items.length, progress])

  const startQuiz = () => {
    if (!silence.isSilent) progress('listened')
    act({
      type: 'quizStarted',
      order: shuffled(
        items.map((_, index) => index),
        random,
      ),
    })
  }
  const frame = { title, total: items.length, silence }
  if (phase === 'done')
    return (
      <LessonFrame
        {...frame}
        done={items.length}
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
  const item = items[phase === 'study' ? at : (queue.left[0] ?? 0)]
  if (!item) return null
  if (phase === 'study')
    return (
      <LessonFrame
        {...frame}
        done={at + 1}
        body={
          <PictureStudy
            item={item}
            index={at}
            total={items.length}
            isSilent={silence.isSilent}
            onShow={(to) => act({ type: 'turned', to })}
            onQuiz={startQuiz}
          />
        }
      />
    )
  return (
    <LessonFrame
      {...frame}
      done={done}
      body={
        <PictureQuiz
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
