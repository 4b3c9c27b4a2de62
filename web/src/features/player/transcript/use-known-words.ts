import { queryOptions, useQuery } from '@tanstack/react-query'
import { getTranscriptWords } from '@verbena/contract/player'
import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import { knownPercent } from '@verbena/language/vocabulary/word-knowledge'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { PlayerQuestion } from '../screen/player-queries.ts'

/**
 * The words of a transcript with their statuses. The key is part of the vocabulary, so that saving a word refetches
 * them.
 */
const transcriptWordsQuery = ({ id, learnerId }: Pick<PlayerQuestion, 'id' | 'learnerId'>) =>
  queryOptions({
    queryKey: queryKeys.vocabulary.transcriptWords(learnerId, id),
    queryFn: ({ signal }) => call(getTranscriptWords, { params: { mediaId: id } }, { signal }),
    enabled: learnerId !== null,
    staleTime: 60_000,
  })

/** The status of each word of the transcript, by its text key. */
export type WordKnowledge = ReadonlyMap<string, WordStatus>
export type KnownWords = { byForm: WordKnowledge; percent: number | null }

/** The learner's word statuses in the transcript; null for guests, and until the words are loaded. */
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
