import { queryOptions } from '@tanstack/react-query'
import { getTranscriptWords } from '@verbena/contract/player'
import { call } from '../../api/call.ts'
import { transcriptWordsKey } from '../../parts/word-card/word-statuses.ts'
import type { PlayerQuestion } from './player-queries.ts'

/** The words of a transcript, and how well this learner knows them: part of the vocabulary, which saving a word refreshes. */
export const transcriptWordsQuery = ({ id, username }: Pick<PlayerQuestion, 'id' | 'username'>) =>
  queryOptions({
    queryKey: [...transcriptWordsKey, username, id],
    queryFn: ({ signal }) => call(getTranscriptWords, { params: { mediaId: id } }, { signal }),
    enabled: username !== null,
    staleTime: 60_000,
  })
