import { useTranslation } from 'react-i18next'
import type { Question } from './review-session.ts'

const gap = '____'

/** The sentence that the word was saved from: with a gap for the word, and complete after the answer. */
export function ClozeSentence({ question, isAnswered }: { question: Question; isAnswered: boolean }) {
  const { t, i18n } = useTranslation('reviews')
  const { sentence = '', answer = '', language } = question
  const [before = '', after = ''] = sentence.split(gap)
  return (
    <p className="review-cloze" lang={language}>
      {before}
      {isAnswered ? (
        <mark className="review-cloze__answer">{answer}</mark>
      ) : (
        <span className="review-cloze__gap">
          <span className="visually-hidden" lang={i18n.language}>
            ({t('missing')})
          </span>
        </span>
      )}
      {after}
    </p>
  )
}
