import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { LessonAnswer } from '@verbena/language/lessons/word-bank-session'
import type { ReactNode } from 'react'
import { useAnswerForm } from '../../../parts/typed-answer/use-answer-form.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerField } from './answer-field.tsx'
import { useLessonJudge } from './use-lesson-judge.ts'

type Props = {
  /** The instruction above the question. */
  ask: string
  /** Label of the field. */
  field: string
  /** Language of the answer. */
  language: LanguageCode
  itemId: string
  direction?: LessonDirection
  expected: string
  item: Parameters<ReturnType<typeof useLessonJudge>['judge']>[0]['item']
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
  const { ask, field, language, itemId, direction, expected, item, why, text, answer, notes } = props
  const { onType, onAnswer, onNext, children } = props
  const { judge, isJudging } = useLessonJudge(language)
  const isBlank = text.trim() === ''
  const check = async () => onAnswer({ text, judgement: await judge({ answer: text, item }) })
  const { nextButton, form } = useAnswerForm({
    isAnswered: answer !== null,
    canCheck: !isBlank && !isJudging,
    onCheck: () => void check(),
    onNext,
  })
  return (
    <form className="question" {...form} aria-label={ask}>
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
