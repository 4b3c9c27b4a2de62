import type { LanguageCode } from '@verbena/language/languages'
import type { WordRun } from '@verbena/language/lesson/compare-words'
import { useTranslation } from 'react-i18next'
import { WordRuns } from '../../../parts/typed-answer/word-runs.tsx'

type Props = { answer: string; runs: readonly WordRun[]; language: LanguageCode }

/** What was said, beside what is right. */
export function WordDiff({ answer, runs, language }: Props) {
  const { t } = useTranslation('lesson')
  return (
    <p className="verdict__wrote">
      <span className="visually-hidden">{t('verdict.youWrote', { answer })}</span>
      <span aria-hidden="true">
        {t('verdict.wrote')} <WordRuns runs={runs} language={language} />
      </span>
    </p>
  )
}
