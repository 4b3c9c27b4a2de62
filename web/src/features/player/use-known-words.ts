import { useQuery } from '@tanstack/react-query'
import type { WordStatus } from '@verbena/contract/vocabulary'
import { knownPercent } from '@verbena/language/word-knowledge'
import { useMemo } from 'react'
import type { PlayerQuestion } from './player-queries.ts'
import { transcriptWordsQuery } from './transcript-words-query.ts'

/** How well the learner knows each form of the transcript, by its folded form. */
export type WordKnowledge = ReadonlyMap<string, WordStatus>
export type KnownWords = { byForm: WordKnowledge; percent: number | null }

/** What this learner knows of the transcript; null for guests, and until it has arrived. */
export function useKnownWords(question: PlayerQuestion): KnownWords | null {
  const { data } = useQuery(transcriptWordsQuery(question))
  return useMemo(
    () =>
      data
        ? {
            byForm: new Map(data.words.map(({ form, status }) => [form, status])),
            percent: knownPercent(data.words),
          }
        : null,
    [data],
  )
}
