import type { QuestionKind } from '@verbena/language/spaced-repetition/question-kind'
import { type ReactNode, useEffect, useRef } from 'react'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { ClozeSentence } from './cloze-sentence.tsx'
import { ListenPrompt } from './listen-prompt.tsx'
import type { Question } from './review-session.ts'
import type { useReviewSession } from './use-review-session.ts'
import './question-prompt.css'

type Props = { question: Question; exercise: QuestionKind; round: ReturnType<typeof useReviewSession> }

/** The question of a card. */
export function QuestionPrompt({ question, exercise, round }: Props) {
  const { native } = useAudience()
  const isAnswered = round.session.answer !== null
  const { word, headword = word, language, translation, direction } = question
  if (exercise === 'listen' && !isAnswered) return <ListenPrompt word={word} language={language} />
  if (exercise === 'cloze')
    return (
      <div className="review-prompt">
        <ClozeSentence question={question} isAnswered={isAnswered} />
        <p className="review-prompt__hint" lang={native}>
          {translation}
        </p>
      </div>
    )
  if (direction === 'form')
    return (
      <div className="review-prompt">
        <Asked lang={native}>{translation}</Asked>
      </div>
    )
  return (
    <div className={classNames('review-prompt', exercise === 'listen' && 'review-prompt--heard')}>
      <Asked lang={language} isFocused={exercise !== 'type' && !isAnswered}>
        {headword}
      </Asked>
      {!round.session.isSilent && <AudioButton key={word} text={word} language={language} />}
    </div>
  )
}

type AskedProps = { lang: string; isFocused?: boolean; children: ReactNode }

/** The prompt receives the focus if there is no text field, so that screen readers read the question. */
function Asked({ lang, isFocused = false, children }: AskedProps) {
  const word = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) word.current?.focus()
  }, [isFocused])
  return (
    <p className="question__word" ref={word} tabIndex={-1} lang={lang}>
      {children}
    </p>
  )
}
