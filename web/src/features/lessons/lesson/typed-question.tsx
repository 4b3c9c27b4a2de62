import type { lessonDirections } from '@verbena/contract/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { LessonAnswer } from '@verbena/language/lesson/word-bank-session'
import type { FormEvent, ReactNode } from 'react'
import { AnswerField } from './answer-field.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import { ignoreHeldEnter } from './ignore-held-enter.ts'
import { useJudge } from './use-judge.ts'
import { useVerdictShown } from './use-verdict-shown.ts'

type Props = {
  ask: string
  field: string
  /** Of the answer. */
  language: LanguageCode
  itemId: string
  direction?: (typeof lessonDirections)[number]
  expected: string
  accepted: readonly string[]
  why: string
  text: string
  answer: LessonAnswer | null
  onType: (text: string) => void
  onAnswer: (answer: LessonAnswer) => void
  onNext: () => void
  notes: ReactNode
  /** What is asked. */
  children: ReactNode
}

/** Something to be said in writing: Enter checks, Enter again goes on. */
export function TypedQuestion(props: Props) {
  const { ask, field, language, itemId, direction, expected, accepted, why, text, answer, notes } = props
  const { onType, onAnswer, onNext, children } = props
  const { judge, isJudging } = useJudge(language)
  const { nextButton, isVerdictRead } = useVerdictShown(answer !== null)
  const isBlank = text.trim() === ''
  const check = async () => onAnswer({ text, judgement: await judge({ answer: text, accepted }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer) {
      if (isVerdictRead()) onNext()
    } else if (!isBlank && !isJudging) void check()
  }
  return (
    <form className="question" onSubmit={submit} onKeyDown={ignoreHeldEnter} aria-label={ask}>
      <div className="question__ask lesson-ask">
        <p className="caption">{ask}</p>
        {children}
        <AnswerField
          label={field}
          language={language}
          text={text}
          isAnswered={answer !== null}
          onChange={onType}
        />
      </div>
      <AnswerFoot
        answer={answer}
        expected={expected}
        language={language}
        why={why}
        itemId={itemId}
        {...(direction && { direction })}
        nextButton={nextButton}
        isBlank={isBlank}
        isJudging={isJudging}
        onSkip={() => onAnswer({ text: '', judgement: null })}
        notes={notes}
      />
    </form>
  )
}
