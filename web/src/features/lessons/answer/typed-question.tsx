import type { lessonDirections } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { LessonAnswer } from '@verbena/language/lessons/word-bank-session'
import type { FormEvent, ReactNode } from 'react'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerField } from './answer-field.tsx'
import { ignoreRepeatedEnter } from './ignore-repeated-enter.ts'
import { useAnswerJudge } from './use-answer-judge.ts'
import { useVerdictShown } from './use-verdict-shown.ts'

type Props = {
  /** The instruction above the question. */
  ask: string
  /** Label of the field. */
  field: string
  /** Language of the answer. */
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
  /** The prompt. */
  children: ReactNode
}

/** A question with a typed answer: Enter checks it, and Enter again continues. */
export function TypedQuestion(props: Props) {
  const { ask, field, language, itemId, direction, expected, accepted, why, text, answer, notes } = props
  const { onType, onAnswer, onNext, children } = props
  const { judge, isJudging } = useAnswerJudge(language)
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
    <form className="question" onSubmit={submit} onKeyDown={ignoreRepeatedEnter} aria-label={ask}>
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
      <AnswerActions
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
