import type { TypingItem } from '@verbena/contract/lesson-items'
import type { lessonDirections } from '@verbena/contract/lessons'
import { doneOf, positionOf, rightAtOnce } from '@verbena/language/lesson/question-queue'
import { isExactSet, startTyping, typingReducer, typingRest } from '@verbena/language/lesson/typing-session'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { useSilence } from '../../../parts/session/use-silence.ts'
import { HeldUp } from '../lesson/held-up.tsx'
import { isIntroRead, keepIntroRead, keepTyping, keptTyping, nobody } from '../lesson/kept-lesson.ts'
import { LessonDone } from '../lesson/lesson-done.tsx'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { TheoryCard } from '../lesson/theory-card.tsx'
import { TheoryTool } from '../lesson/theory-tool.tsx'
import { TypedQuestion } from '../lesson/typed-question.tsx'
import { useLessonPost } from '../lesson/use-lesson-post.ts'
import { TypingListen } from './typing-listen.tsx'
import { TypingStudy } from './typing-study.tsx'
import './typing.css'

type Props = PlayerProps & {
  items: readonly TypingItem[]
  /** Where the server says that the learner stopped. */
  last: number
  direction: (typeof lessonDirections)[number]
  onSwitch: () => void
}

/** One run through the forms: the theory, then read, told apart by ear, typed, done. */
export function TypingRun({ id, title, next, isDone, items, last, direction, onSwitch }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const user = useSession()?.user ?? nobody
  const silence = useSilence()
  const post = useLessonPost(id)
  const [session, act] = useReducer(typingReducer, null, () =>
    startTyping(items.length, isDone ? undefined : keptTyping(id, user, items.length, last)),
  )
  const [isTheoryShown, showTheory] = useState(() => isDone || !isIntroRead(id, user))
  const { phase, queue, text, answer, wasWrong } = session
  const { progress } = post
  const position = positionOf(queue)
  const { isSilent } = silence

  // biome-ignore lint/correctness/useExhaustiveDependencies: the user of a lesson does not change while it is open
  useEffect(() => {
    const rest = typingRest(session)
    if (rest && !isTheoryShown) keepTyping(id, user, direction, rest)
  }, [id, direction, phase, queue, wasWrong, isTheoryShown])
  useEffect(() => {
    if (phase === 'type') progress('started', position)
    if (phase === 'type' && position === 0 && !isSilent) progress('listened')
  }, [phase, position, progress, isSilent])

  const [item] = queue.left.map((place) => items[place])
  const [first] = items
  if (!first) return null
  if (phase === 'done' || !item)
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
            other={{
              label: t('typing.switchTo', { language: t(`common:languages.${first.from_lang}`) }),
              take: onSwitch,
            }}
            onAgain={() => {
              post.begin()
              showTheory(true)
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
            language={user.targetLanguage}
            startLabel={isIntroRead(id, user) ? t('backToExercise') : t('start')}
            onStart={() => {
              keepIntroRead(id, user)
              showTheory(false)
            }}
          />
        }
      />
    )
  const frame = {
    title,
    silence,
    tools: <TheoryTool onOpen={() => showTheory(true)} />,
    ...(phase !== 'study' && { done: doneOf(queue), total: items.length }),
  }
  if (phase === 'study')
    return (
      <LessonFrame
        {...frame}
        body={<TypingStudy items={items} isSilent={isSilent} onDone={() => act({ type: 'studied' })} />}
      />
    )
  const askedKey = `${phase} ${item.id} ${queue.turn}`
  if (phase === 'listen')
    return (
      <LessonFrame
        {...frame}
        body={
          <TypingListen
            key={askedKey}
            item={item}
            session={session}
            isSilent={isSilent}
            onToggle={(option) => act({ type: 'toggled', option })}
            onCheck={() => {
              const isRight = isExactSet(session.selected, item.options, item.right)
              if (!wasWrong) post.attempt(item.id, isRight, direction)
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
          notes={<HeldUp isHeldUp={post.isHeldUp} />}
        >
          <p className="lesson-prompt__text typing-prompt" lang={item.from_lang}>
            {item.from_text}
          </p>
        </TypedQuestion>
      }
    />
  )
}
