import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { PlayLineButton } from '../play-line-button.tsx'
import type { StudyProps } from '../study-props.ts'
import { WordInLine } from '../word-in-line.tsx'
import type { Missed } from './quiz-session.ts'
import { QuotedText } from './quoted-text.tsx'

type Props = { study: StudyProps; missed: readonly Missed[] }

/** The questions that were answered wrong, with the right answer, its explanation, and a button to play the line. */
export function MissedQuestions({ study, missed }: Props) {
  const { t } = useTranslation('player')
  if (missed.length === 0) return <p className="study-done__all">{t('test.allRight')}</p>
  return (
    <section>
      <h3>{t('test.review')}</h3>
      <ol className="missed">
        {missed.map(({ question, chosen }) => (
          <li key={question.question} className="missed__item" data-line={question.segment}>
            <p className="missed__question">
              <QuotedText text={question.question} language={question.questionLanguage} {...study} />
            </p>
            <p className="missed__answer missed__answer--wrong">
              <X className="icon icon--sm" aria-hidden="true" />
              <span className="visually-hidden">{t('test.yourAnswer')}</span>
              <span lang={question.optionsLanguage}>{question.options[chosen]}</span>
            </p>
            <p className="missed__answer missed__answer--right">
              <Check className="icon icon--sm" aria-hidden="true" />
              <span className="visually-hidden">{t('test.rightAnswer')}</span>
              <span lang={question.optionsLanguage}>{question.options[question.correctIndex]}</span>
            </p>
            <p className="muted">
              <QuotedText
                text={question.explanation}
                language={question.explanationLanguage ?? question.questionLanguage}
                {...study}
              />
            </p>
            {question.wordInSegment !== undefined && (
              <WordInLine study={study} line={question.segment} word={question.wordInSegment} />
            )}
            <PlayLineButton onPlay={() => study.onPlayLine(question.segment)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
