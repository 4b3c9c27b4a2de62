import { queryOptions, useQuery } from '@tanstack/react-query'
import { getTranscriptWords } from '@verbena/contract/player'
import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import { knownPercent } from '@verbena/language/vocabulary/word-knowledge'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { PlayerQuestion } from '../screen/player-queries.ts'

/** The words of a transcript, and how well this learner knows them: part of the vocabulary, which saving a word refreshes. */
const transcriptWordsQuery = ({ id, learnerId }: Pick<PlayerQuestion, 'id' | 'learnerId'>) =>
  queryOptions({
    queryKey: queryKeys.vocabulary.transcriptWords(learnerId, id),
    queryFn: ({ signal }) => call(getTranscriptWords, { params: { mediaId: id } }, { signal }),
    enabled: learnerId !== null,
    staleTime: 60_000,
  })

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
