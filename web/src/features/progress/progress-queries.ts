import { queryOptions } from '@tanstack/react-query'
import { readGrammarProgress } from '@verbena/contract/grammar'
import {
  type ListeningProgress,
  type Progress,
  readListeningProgress,
  readProgress,
} from '@verbena/contract/progress'
import { call } from '../../api/call.ts'
import { ownTimeZone } from '../../parts/due-today/summary-query.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import type { Audience } from '../../parts/use-audience.ts'

/** All that the listening tab shows. */
export type Overview = ListeningProgress & Progress

/** Asked anew each time: it may just have changed. The days are those of where the learner is now. */
export const overviewQuery = ({ key }: Audience) =>
  queryOptions({
    queryKey: ['progress', key],
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
    queryKey: [...queryKeys.grammar, 'progress', key],
    queryFn: ({ signal }) => call(readGrammarProgress, {}, { signal }),
    staleTime: 0,
  })
