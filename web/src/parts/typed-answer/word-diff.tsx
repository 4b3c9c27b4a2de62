import type { LanguageCode } from '@verbena/language/languages'
import type { WordRun } from '@verbena/language/lessons/compare-words'
import './typed-answer.css'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'

type Props = { runs: readonly WordRun[]; language: LanguageCode }

/** Shows the typed words and their correction in one line: wrong words struck out, missing ones inserted. */
export function WordDiff({ runs, language }: Props) {
  return (
    <span className="letters" lang={language}>
      {keyedItems(runs, ({ kind, typed, expected }) => `${kind} ${typed} ${expected}`).map(
        ({ item, key }) => (
          <Run key={key} {...item} />
        ),
      )}
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
