import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import type { LessonAnswer } from '@verbena/language/lessons/word-bank-session'
import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/style/class-names.ts'
import '../../../parts/typed-answer/typed-answer.css'
import { AnswerDiff } from './answer-diff.tsx'
import { SuggestAnswer } from './suggest-answer.tsx'

type Props = {
  answer: LessonAnswer | null
  /** The usual answer, and its language. */
  expected: string
  language: LanguageCode
  /** An explanation of the answer; may be empty. */
  why: string
  itemId: string
  direction?: LessonDirection
}

/** A screen reader announces the verdict when it appears. An icon and words repeat what the colour shows. */
export function AnswerVerdict({ answer, expected, language, why, itemId, direction }: Props) {
  const { t } = useTranslation('lesson')
  const judgement = answer?.judgement
  const isRight = judgement?.isRight ?? false
  const Sign = isRight ? Check : judgement ? X : Eye
  return (
    <div className={classNames('verdict__text', !answer && 'verdict__text--waiting')}>
      <div role="status">
        {answer && (
          <>
            <p className="verdict__title">
              <Sign className="icon" aria-hidden="true" />
              {t(`verdict.${titleOf(answer)}`)}
            </p>
            <Correction answer={answer} expected={expected} language={language} />
          </>
        )}
      </div>
      {answer && why && (
        <details className="lesson-why">
          <summary>{t('verdict.why')}</summary>
          <p>{why}</p>
        </details>
      )}
      {judgement && !isRight && (
        <SuggestAnswer itemId={itemId} answer={answer?.text ?? ''} direction={direction} />
      )}
    </div>
  )
}

function titleOf({ judgement }: LessonAnswer) {
  if (!judgement) return 'skipped'
  if (judgement.isRight) return 'right'
  return judgement.verdict === 'order' ? 'order' : 'wrong'
}

/** The right answer, and a diff against the learner's, also where a difference was accepted. */
function Correction({
  answer,
  expected,
  language,
}: {
  answer: LessonAnswer
  expected: string
  language: LanguageCode
}) {
  const { t } = useTranslation('lesson')
  const { text, judgement } = answer
  if (judgement?.verdict === 'right') return null
  const { verdict, closest = expected, words = [] } = judgement ?? {}
  return (
    <>
      {(verdict === 'accents' || verdict === 'slip') && <p>{t(`verdict.${verdict}`)}</p>}
      {!judgement?.isRight && (
        <p>
          <Expected answer={closest} language={language} />
        </p>
      )}
      {judgement && verdict !== 'order' && <AnswerDiff answer={text} runs={words} language={language} />}
    </>
  )
}

function Expected({ answer, language }: { answer: string; language: LanguageCode }) {
  const { t } = useTranslation('lesson')
  const [before, after] = t('verdict.expected', { answer: '\n' }).split('\n')
  return (
    <>
      {before}
      <span lang={language}>{answer}</span>
      {after}
    </>
  )
}
