import type { LanguageCode } from '@verbena/language/languages'
import type { WordRun } from '@verbena/language/lessons/compare-words'
import { useTranslation } from 'react-i18next'
import { WordDiff } from '../../../parts/typed-answer/word-diff.tsx'

type Props = { answer: string; runs: readonly WordRun[]; language: LanguageCode }

/** The learner's answer as a diff against the right one. */
export function AnswerDiff({ answer, runs, language }: Props) {
  const { t } = useTranslation('lesson')
  return (
    <p className="verdict__wrote">
      <span className="visually-hidden">{t('verdict.youWrote', { answer })}</span>
      <span aria-hidden="true">
        {t('verdict.wrote')} <WordDiff runs={runs} language={language} />
      </span>
    </p>
  )
}
