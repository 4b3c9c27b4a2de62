import type { PictureItem } from '@verbena/contract/lesson-items'
import { pictureReducer, pictureRest, startPictures } from '@verbena/language/lesson/picture-session'
import { doneOf, rightAtOnce } from '@verbena/language/lesson/question-queue'
import { type Chance, shuffled } from '@verbena/language/seeded'
import { useEffect, useReducer } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { useSilence } from '../../../parts/session/use-silence.ts'
import { HeldUp } from '../lesson/held-up.tsx'
import { forgetLesson, keepPictures, keptPictures, nobody } from '../lesson/kept-lesson.ts'
import { LessonDone } from '../lesson/lesson-done.tsx'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { useLessonPost } from '../lesson/use-lesson-post.ts'
import { PictureQuiz } from './picture-quiz.tsx'
import { PictureStudy } from './picture-study.tsx'
import './pictures.css'

type Props = PlayerProps & { items: readonly PictureItem[]; random: Chance }

/** One run through the pictures: study, quiz, done. */
export function PictureRun({ id, title, next, isDone, items, random }: Props) {
  const user = useSession()?.user ?? nobody
  const silence = useSilence()
  const post = useLessonPost(id)
  const [session, act] = useReducer(pictureReducer, null, () => {
    if (isDone) forgetLesson(id)
    return startPictures(items.length, keptPictures(id, user, items.length))
  })
  const { phase, at, queue } = session
  const { progress } = post

  // biome-ignore lint/correctness/useExhaustiveDependencies: the user of a lesson does not change while it is open
  useEffect(() => {
    const rest = pictureRest(session)
    if (rest) keepPictures(id, user, rest)
  }, [id, phase, at, queue])
  const done = doneOf(queue)
  useEffect(() => {
    if (phase === 'quiz') progress('started', Math.min(done, items.length - 1))
  }, [phase, done, items.length, progress])

  const startQuiz = () => {
    if (!silence.isSilent) progress('listened')
    act({
      type: 'quizStarted',
      order: shuffled(
        items.map((_, place) => place),
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
            at={at}
            total={items.length}
            isSilent={silence.isSilent}
            onTurn={(to) => act({ type: 'turned', to })}
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
          notes={<HeldUp isHeldUp={post.isHeldUp} />}
        />
      }
    />
  )
}
