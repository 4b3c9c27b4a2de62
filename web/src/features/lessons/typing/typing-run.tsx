import type { lessonDirections, TypingItem } from '@verbena/contract/lessons'
import { doneOf, rightAtOnce } from '@verbena/language/lesson/question-queue'
import { isExactSet, startTyping, typingReducer } from '@verbena/language/lesson/typing-session'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useSilence } from '../../../parts/session/use-silence.ts'
import { HeldUp } from '../lesson/held-up.tsx'
import { LessonDone } from '../lesson/lesson-done.tsx'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { TypedQuestion } from '../lesson/typed-question.tsx'
import { useLessonPost } from '../lesson/use-lesson-post.ts'
import { TypingListen } from './typing-listen.tsx'
import { TypingStudy } from './typing-study.tsx'
import './typing.css'

type Props = PlayerProps & {
  items: readonly TypingItem[]
  direction: (typeof lessonDirections)[number]
  onSwitch: () => void
}

/** One run through the forms: read, told apart by ear, typed, done. */
export function TypingRun({ id, title, next, items, direction, onSwitch }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const silence = useSilence()
  const post = useLessonPost(id)
  const [session, act] = useReducer(typingReducer, items.length, startTyping)
  const { phase, queue, text, answer } = session
  const { progress } = post
  const done = doneOf(queue)
  useEffect(() => {
    if (phase === 'type') progress('started', Math.min(done, items.length - 1))
    if (phase === 'type' && done === 0 && !silence.isSilent) progress('listened')
  }, [phase, done, items.length, progress, silence.isSilent])

  const [item] = queue.left.map((place) => items[place])
  const frame = { title, total: items.length, done, silence }
  const notes = <HeldUp isHeldUp={post.isHeldUp} />
  const askedKey = item && `${phase} ${item.id} ${queue.left.length} ${queue.fresh}`
  const first = items[0]
  if (!first) return null
  if (phase === 'study')
    return (
      <LessonFrame
        title={title}
        silence={silence}
        body={
          <TypingStudy
            lessonId={id}
            items={items}
            isSilent={silence.isSilent}
            onDone={() => act({ type: 'studied' })}
          />
        }
      />
    )
  if (phase === 'done' || !item)
    return (
      <LessonFrame
        {...frame}
        body={
          <LessonDone
            total={items.length}
            atOnce={rightAtOnce(queue)}
            post={post}
            next={next}
            other={{
              label: t('typing.switchTo', { language: t(`common:languages.${first.from_lang}`) }),
              take: onSwitch,
            }}
            onAgain={() => {
              post.begin()
              act({ type: 'restarted' })
            }}
          />
        }
      />
    )
  if (phase === 'listen')
    return (
      <LessonFrame
        {...frame}
        body={
          <TypingListen
            key={askedKey}
            item={item}
            session={session}
            isSilent={silence.isSilent}
            onToggle={(option) => act({ type: 'toggled', option })}
            onCheck={() => {
              const isRight = isExactSet(session.selected, item.options, item.right)
              if (!session.wasWrong) post.attempt(item.id, isRight, direction)
              act({ type: 'checked', isRight })
            }}
            onNext={() => act({ type: 'wentOn' })}
            onSkip={() => act({ type: 'listeningSkipped' })}
          />
        }
      />
    )
  return (
    <LessonFrame
      {...frame}
      body={
        <TypedQuestion
          key={askedKey}
          ask={t('typing.write', { language: t(`common:languages.${item.to_lang}`) })}
          field={t('typing.field')}
          language={item.to_lang}
          itemId={item.id}
          direction={direction}
          expected={item.expected}
          accepted={item.accepted}
          why={item.note}
          text={text}
          answer={answer}
          onType={(typed) => act({ type: 'typed', text: typed })}
          onAnswer={(given) => {
            post.attempt(item.id, given.judgement?.isRight ?? false, direction)
            act({ type: 'answered', answer: given })
          }}
          onNext={() => act({ type: 'wentOn' })}
          notes={notes}
        >
          <p className="lesson-prompt__text typing-prompt" lang={item.from_lang}>
            {item.from_text}
          </p>
        </TypedQuestion>
      }
    />
  )
}
