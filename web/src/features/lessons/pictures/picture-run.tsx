import type { PictureItem } from '@verbena/contract/lessons/lesson-items'
import {
  type PictureAction,
  type PictureSession,
  pictureReducer,
  startPictures,
  toStoredPictures,
} from '@verbena/language/lessons/picture-session'
import { countRightAtFirstTry, doneOf } from '@verbena/language/lessons/question-queue'
import { type RandomSource, shuffled } from '@verbena/language/random/seeded-random'
import { useSession } from '../../../api/use-session.ts'
import { useRecordedReducer } from '../../../parts/session/use-recorded-reducer.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { LessonDone } from '../completion/lesson-done.tsx'
import { nobody, savedPictures, savePictures } from '../completion/saved-lesson.ts'
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
  const [session, act] = useRecordedReducer<PictureSession, PictureAction>(
    pictureReducer,
    () => startPictures(items.length, isDone ? undefined : savedPictures(id, learner, items.length)),
    record,
  )
  const { phase, at, queue } = session
  const done = doneOf(queue)

  function record(after: PictureSession, before: PictureSession | null) {
    if (after.phase === 'done') return post.complete()
    const rest = toStoredPictures(after)
    if (rest) savePictures(id, learner, rest)
    const isFurther = before?.phase !== 'quiz' || doneOf(after.queue) !== doneOf(before.queue)
    if (after.phase === 'quiz' && isFurther) post.progress('started', doneOf(after.queue))
  }
  const startQuiz = () => {
    if (!silence.isSilent) post.progress('listened')
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
      <LessonDone
        {...frame}
        firstTryCount={countRightAtFirstTry(queue)}
        post={post}
        next={next}
        onAgain={() => {
          post.begin()
          act({ type: 'restarted' })
        }}
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
