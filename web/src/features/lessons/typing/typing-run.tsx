import type { TypingItem } from '@verbena/contract/lessons/lesson-items'
import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import { countRightAtFirstTry, doneOf, positionOf } from '@verbena/language/lessons/question-queue'
import {
  isExactSet,
  startTyping,
  type TypingAction,
  type TypingSession,
  toStoredTyping,
  typingReducer,
} from '@verbena/language/lessons/typing-session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { useRecordedReducer } from '../../../parts/session/use-recorded-reducer.ts'
import { useSilentMode } from '../../../parts/session/use-silent-mode.ts'
import { TypedQuestion } from '../answer/typed-question.tsx'
import { LessonDone } from '../completion/lesson-done.tsx'
import { isIntroRead, nobody, savedTyping, saveIntroRead, saveTyping } from '../completion/saved-lesson.ts'
import { UnsentNotice } from '../completion/unsent-notice.tsx'
import { useRecordLesson } from '../completion/use-record-lesson.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonFrame } from '../lesson/lesson-frame.tsx'
import { LessonTheory } from '../lesson/lesson-theory.tsx'
import { TheoryButton } from '../lesson/theory-button.tsx'
import { ListeningQuestion } from './listening-question.tsx'
import { TypingStudy } from './typing-study.tsx'
import './typing.css'

type Props = LessonComponentProps & {
  items: readonly TypingItem[]
  /** Position at which the learner stopped, according to the server. */
  last: number
  direction: LessonDirection
  onSwitch: () => void
}

/** One run of a lesson of short forms: theory, study, listening, typing, result. */
export function TypingRun({ id, title, next, isDone, items, last, direction, onSwitch }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const learner = useSession() ?? nobody
  const silence = useSilentMode()
  const post = useRecordLesson(id)
  const [isTheoryShown, showTheory] = useState(() => isDone || !isIntroRead(id, learner))
  const [hasStarted, setStarted] = useState(!isTheoryShown)
  const [session, act] = useRecordedReducer<TypingSession, TypingAction>(
    typingReducer,
    () => startTyping(items.length, isDone ? undefined : savedTyping(id, learner, items.length, last)),
    record,
  )
  const { phase, queue, text, answer, wasWrong } = session
  const { isSilent } = silence

  function record(after: TypingSession, before: TypingSession | null) {
    if (after.phase === 'done') return post.complete()
    if (!isTheoryShown) save(after)
    const position = positionOf(after.queue)
    if (after.phase !== 'type' || (before?.phase === 'type' && position === positionOf(before.queue))) return
    post.progress('started', position)
    if (position === 0 && !isSilent) post.progress('listened')
  }
  function save(run: TypingSession) {
    const rest = toStoredTyping(run)
    if (rest) saveTyping(id, learner, direction, rest)
  }
  const start = () => {
    saveIntroRead(id, learner)
    setStarted(true)
    showTheory(false)
    save(session)
  }
  const chooseSilence = (chosen: boolean) => {
    silence.choose(chosen)
    // The learner turned silent mode off before typing the first form, so the listening phase counts as completed.
    if (!chosen && phase === 'type' && positionOf(queue) === 0) post.progress('listened')
  }

  const [item] = queue.left.map((index) => items[index])
  const [first] = items
  if (!first) return null
  if (phase === 'done' || !item)
    return (
      <LessonDone
        title={title}
        total={items.length}
        firstTryCount={countRightAtFirstTry(queue)}
        post={post}
        next={next}
        other={{
          label: t('typing.switchTo', { language: t(`common:languages.${first.from_lang}`) }),
          start: onSwitch,
        }}
        onAgain={() => {
          post.begin()
          setStarted(false)
          showTheory(true)
          act({ type: 'restarted' })
        }}
      />
    )
  if (isTheoryShown)
    return (
      <LessonTheory
        lessonId={id}
        title={title}
        language={learner.user.targetLanguage}
        hasStarted={hasStarted}
        onStart={start}
      />
    )
  const frame = {
    title,
    silence: { isSilent, choose: chooseSilence },
    tools: <TheoryButton onOpen={() => showTheory(true)} />,
    ...(phase !== 'study' && { done: doneOf(queue), total: items.length }),
  }
  if (phase === 'study')
    return (
      <LessonFrame
        {...frame}
        body={<TypingStudy items={items} isSilent={isSilent} onDone={() => act({ type: 'studied' })} />}
      />
    )
  const questionKey = `${phase} ${item.id} ${queue.turn}`
  if (phase === 'listen')
    return (
      <LessonFrame
        {...frame}
        body={
          <ListeningQuestion
            key={questionKey}
            item={item}
            session={session}
            isSilent={isSilent}
            onToggle={(option) => act({ type: 'toggled', option })}
            onCheck={() => {
              const isRight = isExactSet(session.selected, item.options, item.right)
              if (!wasWrong) post.attempt(item.id, isRight, direction)
              act({ type: 'checked', isRight })
            }}
            onNext={() => act({ type: 'advanced' })}
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
          key={questionKey}
          ask={t('typing.write', { language: t(`common:languages.${item.to_lang}`) })}
          field={t('typing.field')}
          language={item.to_lang}
          itemId={item.id}
          direction={direction}
          expected={item.expected}
          item={item}
          why={item.note}
          text={text}
          answer={answer}
          onType={(typed) => act({ type: 'typed', text: typed })}
          onAnswer={(given) => {
            post.attempt(item.id, given.judgement?.isRight ?? false, direction)
            act({ type: 'answered', answer: given })
          }}
          onNext={() => act({ type: 'advanced' })}
          notes={<UnsentNotice isDelayed={post.isDelayed} />}
        >
          <p className="lesson-prompt__text typing-prompt" lang={item.from_lang}>
            {item.from_text}
          </p>
        </TypedQuestion>
      }
    />
  )
}
