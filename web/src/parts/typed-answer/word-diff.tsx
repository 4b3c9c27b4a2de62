import type { LanguageCode } from '@verbena/language/languages'
import type { WordRun } from '@verbena/language/lessons/compare-words'
import './typed-answer.css'

type Props = { runs: readonly WordRun[]; language: LanguageCode }

/** The learner's words in one line with the correction: wrong words struck out, missing ones inserted. */
export function WordDiff({ runs, language }: Props) {
  return (
    <span className="letters" lang={language}>
      {runs.map((run, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one answer never change their places
        <Run key={place} {...run} />
      ))}
    </span>
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
