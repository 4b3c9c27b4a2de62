import type { LanguageCode } from '@verbena/language/languages'
import type { WordRun } from '@verbena/language/lesson/compare-words'
import { useTranslation } from 'react-i18next'

type Props = { answer: string; runs: readonly WordRun[]; language: LanguageCode }

/** What was said, in one line with what is right: wrong words struck out, those that were missing put in. */
export function WordDiff({ answer, runs, language }: Props) {
  const { t } = useTranslation('lesson')
  return (
    <p className="verdict__wrote">
      <span className="visually-hidden">{t('verdict.youWrote', { answer })}</span>
      <span aria-hidden="true">
        {t('verdict.wrote')}{' '}
        <span className="letters" lang={language}>
          {runs.map((run, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one answer never change their places
            <Run key={place} {...run} />
          ))}
        </span>
      </span>
    </p>
  )
}

function Run({ kind, typed, expected }: WordRun) {
  if (kind === 'same') return <>{typed} </>
  const className = kind === 'accent' || kind === 'slip' ? 'letters__accent' : undefined
  return (
    <>
      {typed && <del className={className}>{typed}</del>}{' '}
      {expected && <ins className={className}>{expected}</ins>}{' '}
    </>
  )
}
