import type { GrammarTopic } from '@verbena/contract/grammar'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate, stopCelebrating } from '../../../parts/celebrate/celebrate.ts'
import { SessionResult } from '../../../parts/session/session-result.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { countCorrect, type Drill, wrongAnswersIn } from './drill-session.ts'
import { GappedSentence } from './gapped-sentence.tsx'

type Props = { topic: GrammarTopic; drill: Drill; onRestart: () => void; onLeave: () => void }

/** The result of a drill, and the wrong answers with their explanations. */
export function DrillDone({ topic: { language, explainedIn }, drill, onRestart, onLeave }: Props) {
  const { t } = useTranslation('grammar')
  const total = drill.exercises.length
  const correct = countCorrect(drill)
  const isPerfect = correct === total
  useEffect(() => {
    if (isPerfect) void celebrate()
    return stopCelebrating
  }, [isPerfect])
  const wrongAnswers = wrongAnswersIn(drill)
  return (
    <SessionResult
      className="drill-done"
      petals={Math.floor((5 * correct) / Math.max(1, total))}
      title={t('done.title', { correct, total })}
    >
      {isPerfect && <p className="muted">{t('done.all')}</p>}
      {wrongAnswers.length > 0 && (
        <div className="drill-done__missed">
          <h4>{t('done.missed')}</h4>
          <ul>
            {wrongAnswers.map(({ exercise, chosen }) => (
              <li key={exercise.id}>
                <GappedSentence
                  question={exercise.question}
                  language={language}
                  className="drill-done__question"
                />
                <p className="drill-done__answer drill-done__answer--wrong">
                  <X className="icon icon--sm" aria-hidden="true" />
                  <span className="visually-hidden">{t('done.yours')}</span>
                  <span lang={language}>{chosen}</span>
                </p>
                <p className="drill-done__answer drill-done__answer--right">
                  <Check className="icon icon--sm" aria-hidden="true" />
                  <span className="visually-hidden">{t('done.right')}</span>
                  <span lang={language}>{exercise.correctAnswer}</span>
                </p>
                <p className="muted" lang={explainedIn}>
                  {exercise.explanation}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="test-done__actions">
        <Button variant="primary" tall onClick={onLeave}>
          {t('done.back')}
        </Button>
        <Button variant="text" onClick={onRestart}>
          {t('done.again')}
        </Button>
      </div>
    </SessionResult>
  )
}
