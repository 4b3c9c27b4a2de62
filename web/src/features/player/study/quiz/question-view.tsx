import type { QuizQuestion } from '@verbena/contract/media-tests'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../../../parts/option-list/option-list.tsx'
import { ignoreRepeatedEnter } from '../../../../parts/typed-answer/use-answer-form.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayLineButton } from '../play-line-button.tsx'
import type { StudyProps } from '../study-props.ts'
import { QuestionHelp } from './question-help.tsx'
import { QuotedText } from './quoted-text.tsx'

type Props = {
  study: StudyProps
  heading: RefObject<HTMLHeadingElement | null>
  question: QuizQuestion
  /** Undefined until it is answered. */
  chosen: number | undefined
  isLast: boolean
  onAnswer: (option: number) => void
  onNext: () => void
}

/** One question; after the answer its verdict, and after a wrong answer the explanation and the button to continue. */
export function QuestionView({ study, heading, question, chosen, isLast, onAnswer, onNext }: Props) {
  const { t } = useTranslation('player')
  const { correctIndex, questionLanguage, optionsLanguage, explanationLanguage = questionLanguage } = question
  const isAnswered = chosen !== undefined
  const isWrong = isAnswered && chosen !== correctIndex
  const next = useFocusWhen(isWrong)
  const stateOf = (option: number) => {
    if (isAnswered && option === correctIndex) return 'right'
    return option === chosen ? 'wrong' : undefined
  }
  return (
    <>
      <h2 className="quiz__question" ref={heading} tabIndex={-1}>
        <QuotedText text={question.question} language={questionLanguage} {...study} />
      </h2>
      {question.help && (
        <QuestionHelp key={question.question} help={question.help} language={explanationLanguage} />
      )}
      <OptionList
        label={t('test.options')}
        options={question.options}
        language={optionsLanguage}
        columns={1}
        stateOf={stateOf}
        isLocked={isAnswered}
        onChoose={onAnswer}
      />
      <div role="status">
        {isAnswered && !isWrong && (
          <p className="quiz__verdict quiz__verdict--right">
            <Check className="icon" aria-hidden="true" />
            {t('test.correct')}
          </p>
        )}
        {isWrong && (
          <>
            <Incorrect />
            <p className="quiz__explanation">
              <QuotedText text={question.explanation} language={explanationLanguage} {...study} />
            </p>
          </>
        )}
      </div>
      {isWrong && (
        <div className="quiz__on">
          <Button variant="primary" ref={next} onClick={onNext} onKeyDown={ignoreRepeatedEnter}>
            {isLast ? t('test.seeResult') : t('test.next')}
          </Button>
          <PlayLineButton onPlay={() => study.onPlayLine(question.segment)} />
        </div>
      )}
    </>
  )
}

/** Replaces the symbol in the text by an icon, because not every system has a glyph for it. */
function Incorrect() {
  const { t } = useTranslation('player')
  const [, sign, words] = t('test.incorrect').match(/^(❌ )(.*)$/u) ?? []
  return (
    <p className="quiz__verdict quiz__verdict--wrong">
      <X className="icon" aria-hidden="true" />
      <span>
        <span className="visually-hidden">{sign}</span>
        {words}
      </span>
    </p>
  )
}

/** Focuses the button to continue, which also scrolls it into view on a small screen. */
function useFocusWhen(isWrong: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  useEffect(() => {
    if (isWrong && !wasFocused.current) button.current?.focus()
    wasFocused.current = isWrong
  }, [isWrong])
  return button
}
