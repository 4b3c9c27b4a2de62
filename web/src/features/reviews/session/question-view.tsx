import type { Grade } from '@verbena/language/spaced-repetition/grades'
import type { QuestionKind } from '@verbena/language/spaced-repetition/question-kind'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { OptionList } from '../../../parts/option-list/option-list.tsx'
import { AnswerField } from '../../../parts/typed-answer/answer-field.tsx'
import { useIsVerdictRead } from '../../../parts/typed-answer/use-is-verdict-read.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerReveal } from './answer-reveal.tsx'
import { QuestionPrompt } from './question-prompt.tsx'
import { asksForWord, exerciseOf, offeredGrades, type Question, suggestedGrade } from './review-session.ts'
import type { useReviewSession } from './use-review-session.ts'
import { useSessionKeys } from './use-session-keys.ts'

type Props = {
  question: Question
  round: ReturnType<typeof useReviewSession>
  /** Notes about the whole session, above the controls. */
  notes: ReactNode
}

/** One question, its answer and its grades. */
export function QuestionView({ question, round, notes }: Props) {
  const { t } = useTranslation(['reviews', 'common'])
  const { native } = useAudience()
  const [text, setText] = useState('')
  const { answer } = round.session
  const exercise = exerciseOf(question, round.session)
  const isTyped = exercise === 'type' || exercise === 'cloze'
  const answerLanguage = asksForWord(question, exercise) ? question.language : native
  const grade = useQuestionKeys(exercise, round)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!answer) round.type(text)
  }
  const ask = t(`ask.${askOf(question, exercise)}`, {
    language: t(`common:languages.${question.language}`),
  })
  return (
    <form className="question" onSubmit={submit} onKeyDown={ignoreHeldKeys} aria-label={ask}>
      <div className="question__ask review-ask">
        <p className="caption">{ask}</p>
        <QuestionPrompt question={question} exercise={exercise} round={round} />
        {question.options && (exercise === 'choose' || exercise === 'listen') && (
          <OptionList
            label={t('options')}
            options={question.options}
            language={native}
            columns={1}
            stateOf={stateOf}
            isLocked={answer !== null}
            onChoose={round.choose}
          />
        )}
        {isTyped && (
          <AnswerField
            label={t(`field.${exercise === 'cloze' ? 'cloze' : question.direction}`)}
            language={answerLanguage}
            text={text}
            isAnswered={answer !== null}
            onChange={setText}
            maxLength={200}
          />
        )}
        {answer && <AnswerReveal question={question} exercise={exercise} isSilent={round.session.isSilent} />}
      </div>
      <AnswerActions
        question={question}
        exercise={exercise}
        round={round}
        answerLanguage={answerLanguage}
        isBlank={text.trim() === ''}
        onGrade={grade}
        notes={notes}
      />
    </form>
  )

  function stateOf(option: number) {
    if (!answer) return undefined
    if (option === question.correctIndex) return 'right'
    return option === answer.option ? 'wrong' : undefined
  }
}

/** Keyboard shortcuts: Enter and Space continue, 1 to 4 grade, U undoes. */
function useQuestionKeys(exercise: QuestionKind, round: Props['round']) {
  const { answer } = round.session
  const isVerdictRead = useIsVerdictRead(answer !== null)
  const grade = (given: Grade) => {
    if (answer && isVerdictRead()) round.grade(given)
  }
  const goOn = () => {
    if (answer) grade(suggestedGrade(answer) ?? 'good')
    else if (exercise === 'self') round.show()
  }
  useSessionKeys({
    enter: goOn,
    ' ': goOn,
    u: round.takeBack,
    ...(answer && gradeKeys(offeredGrades(round.session.isPractice), grade)),
  })
  return grade
}

const gradeKeys = (offered: readonly Grade[], onGrade: (grade: Grade) => void) =>
  Object.fromEntries(offered.map((grade, index) => [index + 1, () => onGrade(grade)]))

function askOf({ direction }: Question, exercise: QuestionKind) {
  return exercise === 'listen' || exercise === 'cloze' || exercise === 'self' ? exercise : direction
}

/** Holding a key repeats the event, and would check and grade at once. */
function ignoreHeldKeys(event: KeyboardEvent) {
  const isPress = event.key === 'Enter' || event.key === ' '
  if (event.repeat && isPress && !(event.target instanceof HTMLInputElement)) event.preventDefault()
}
