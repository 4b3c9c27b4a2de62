import type { LessonDirection } from '@verbena/contract/lessons/lessons'
import type { WordRun } from '@verbena/language/judge/compare-pair'
import type { LanguageCode } from '@verbena/language/languages'
import type { LessonAnswer } from '@verbena/language/lessons/word-bank-session'
import { searchKey } from '@verbena/language/text/search-key'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/style/class-names.ts'
import '../../../parts/typed-answer/typed-answer.css'
import { MarkedAnswer } from '../../../parts/typed-answer/marked-answer.tsx'
import { VerdictTitle } from '../../../parts/typed-answer/verdict-title.tsx'
import { WordDiff } from '../../../parts/typed-answer/word-diff.tsx'
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
  return (
    <div className={classNames('verdict__text', !answer && 'verdict__text--waiting')}>
      <div role="status">
        {answer && (
          <>
            <VerdictTitle kind={judgement?.verdict ?? 'shown'} />
            <Correction answer={answer} expected={expected} language={language} />
          </>
        )}
      </div>
      {answer && why && (
        <p className="verdict__why">
          <strong>{t('verdict.why')}</strong> {why}
        </p>
      )}
      {judgement && !judgement.isRight && (
        <SuggestAnswer itemId={itemId} answer={answer?.text ?? ''} direction={direction} />
      )}
    </div>
  )
}

/** The right answer with the differences marked, and what the learner wrote; nothing after an answer without mistakes. */
function Correction({
  answer: { text, judgement },
  expected,
  language,
}: {
  answer: LessonAnswer
  expected: string
  language: LanguageCode
}) {
  const { t } = useTranslation('lesson')
  if (!judgement) return <MarkedAnswer text={expected} runs={[]} language={language} />
  const { verdict, closest, words } = judgement
  if (verdict === 'right') return null
  return (
    <>
      {!judgement.isRight && <p className="verdict__label">{t('verdict.expected', { answer: '' }).trim()}</p>}
      <MarkedAnswer text={closest} runs={verdict === 'order' ? [] : words} language={language} />
      {verdict === 'order' ? null : <WordDiff answer={text} runs={words} language={language} />}
      <OtherWords words={words} language={language} />
    </>
  )
}

/** Says why an accent was not forgiven. */
function OtherWords({ words, language }: { words: readonly WordRun[]; language: LanguageCode }) {
  const { t } = useTranslation('typedAnswer')
  const accent = words.find(
    ({ kind, typed, expected }) => kind === 'other' && searchKey(typed) === searchKey(expected),
  )
  if (!accent) return null
  return (
    <p>
      {t('verdict.otherWord')}{' '}
      <span lang={language}>
        {accent.typed} ≠ {accent.expected}
      </span>
    </p>
  )
}
