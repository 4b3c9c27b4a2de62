import { useQuery } from '@tanstack/react-query'
import { type GrammarTopic, listGrammarTopics } from '@verbena/contract/grammar'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { keepGrammar, keptGrammar } from '../../parts/kept-grammar.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { sampleTopics } from './sample-topics.ts'

/** `stand`: whether they are what the server says, those of last time, or the few that are built in. */
export type Topics = { topics: GrammarTopic[]; stand: 'fresh' | 'kept' | 'samples' }

/** Every topic of the language studied; where the server cannot be reached, what there is without it. */
export function useTopics() {
  const { key, native } = useAudience()
  const target = useSession()?.user.targetLanguage
  const { data, errorUpdateCount, refetch, isFetching } = useQuery({
    queryKey: [...queryKeys.grammar, key],
    queryFn: ({ signal }) => call(listGrammarTopics, { query: {} }, { signal }),
  })
  useEffect(() => {
    if (data) keepGrammar(key, data)
  }, [data, key])
  const found: Topics | undefined = data
    ? { topics: data, stand: 'fresh' }
    : // Not `isError`: while it is asked again there is no error, and what stands in would leave under the learner.
      errorUpdateCount > 0 && target
      ? standIn(key, () => sampleTopics(target, native))
      : undefined
  return { found, isFetching, retry: () => void refetch() }
}

function standIn(key: string, samples: () => GrammarTopic[]): Topics {
  const kept = keptGrammar(key)
  return Array.isArray(kept) && kept.length > 0
    ? { topics: kept as GrammarTopic[], stand: 'kept' }
    : { topics: samples(), stand: 'samples' }
}
