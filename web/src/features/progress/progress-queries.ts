import { queryOptions } from '@tanstack/react-query'
import { readGrammarProgress } from '@verbena/contract/grammar'
import {
  type ListeningProgress,
  type Progress,
  readListeningProgress,
  readProgress,
} from '@verbena/contract/progress'
import { call } from '../../api/call.ts'
import { ownTimeZone } from '../../api/own-time-zone.ts'
import type { Audience } from '../../parts/learner/use-audience.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** All data of the listening tab. */
export type Overview = ListeningProgress & Progress

/** Fetched on each visit, because the data change often. Days are in the browser's time zone. */
export const overviewQuery = ({ key }: Audience) =>
  queryOptions({
    queryKey: queryKeys.progress(key),
    queryFn: async ({ signal }): Promise<Overview> => {
      const query = ownTimeZone()
      const [listening, progress] = await Promise.all([
        call(readListeningProgress, { query }, { signal }),
        call(readProgress, { query }, { signal }),
      ])
      return { ...listening, ...progress }
    },
    staleTime: 0,
  })

export const grammarProgressQuery = ({ key }: Audience) =>
  queryOptions({
    queryKey: queryKeys.grammar.progress(key),
    queryFn: ({ signal }) => call(readGrammarProgress, {}, { signal }),
    staleTime: 0,
  })
