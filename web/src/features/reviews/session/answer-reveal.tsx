import type { QuestionKind } from '@verbena/language/spaced-repetition/question-kind'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { SavedLine } from '../../../parts/saved-line/saved-line.tsx'
import { asksForWord, type Question } from './review-session.ts'
import './answer-reveal.css'

type Props = { question: Question; exercise: QuestionKind; isSilent: boolean }

/** Shows all data saved with the word after the answer, below the question so that the question does not move. */
export function AnswerReveal({ question, exercise, isSilent }: Props) {
  const { native } = useAudience()
  const { wordId, word, headword = word, language, translation, definition, example } = question
  return (
    <div className="review-reveal">
      {asksForWord(question, exercise) ? (
        <div className="review-reveal__word">
          <p lang={language}>{headword}</p>
          {!isSilent && <AudioButton key={word} text={word} language={language} />}
        </div>
      ) : (
        translation && (
          <p className="review-reveal__meaning" lang={native}>
            {translation}
          </p>
        )
      )}
      {definition && <p className="muted">{definition}</p>}
      {example && exercise !== 'cloze' && (
        <p className="review-reveal__example" lang={language}>
          {example}
        </p>
      )}
      <SavedLine wordId={wordId} language={language} isSilent={isSilent} />
    </div>
  )
}
