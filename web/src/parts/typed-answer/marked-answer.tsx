import type { WordRun } from '@verbena/language/judge/compare-pair'
import type { LanguageCode } from '@verbena/language/languages'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'
import './typed-answer.css'

type Props = { text: string; runs: readonly WordRun[]; language: LanguageCode }

/** The right answer in large letters, with the words underlined that the learner did not write so. */
export function MarkedAnswer({ text, runs, language }: Props) {
  return (
    <p className="verdict__answer" lang={language}>
      {keyedItems(piecesOf(text, runs), ({ piece }) => piece).map(({ item: { piece, kind }, key }) =>
        kind === 'same' ? (
          <span key={key}>{piece}</span>
        ) : (
          <mark key={key} className={kind === 'accent' || kind === 'slip' ? 'verdict__near' : undefined}>
            {piece}
          </mark>
        ),
      )}
    </p>
  )
}

/** The text cut at the words of the runs, which lack its punctuation. */
function piecesOf(text: string, runs: readonly WordRun[]): { piece: string; kind: WordRun['kind'] }[] {
  const lower = text.toLowerCase()
  const pieces: { piece: string; kind: WordRun['kind'] }[] = []
  let at = 0
  for (const { kind, expected } of runs) {
    const start = expected ? lower.indexOf(expected.toLowerCase(), at) : -1
    if (start < 0) continue
    pieces.push({ piece: text.slice(at, start), kind: 'same' })
    at = start + expected.length
    pieces.push({ piece: text.slice(start, at), kind })
  }
  return [...pieces, { piece: text.slice(at), kind: 'same' as const }].filter(({ piece }) => piece !== '')
}
