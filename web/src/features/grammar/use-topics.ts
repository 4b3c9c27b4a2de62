import { useQuery } from '@tanstack/react-query'
import { type GrammarTopic, listGrammarTopics } from '@verbena/contract/grammar'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { grammarTopics } from '../../parts/storage/grammar-topics.ts'
import { sampleTopics } from './sample-topics.ts'

/** `stand`: whether they are what the server says, those of last time, or the few that are built in. */
export type Topics = { topics: GrammarTopic[]; stand: 'fresh' | 'kept' | 'samples' }

/** Every topic of the language studied; where the server cannot be reached, what there is without it. */
export function useTopics() {
  const { key, languages, native } = useAudience()
  const session = useSession()
  const learnerId = session?.learnerId ?? ''
  const target = session?.user.targetLanguage
  const { data, errorUpdateCount, refetch, isFetching } = useQuery({
    queryKey: queryKeys.grammar.topics(key),
    queryFn: ({ signal }) => call(listGrammarTopics, { query: {} }, { signal }),
  })
  useEffect(() => {
    if (data) grammarTopics.set(learnerId, languages, data)
  }, [data, learnerId, languages])
  const found: Topics | undefined = data
    ? { topics: data, stand: 'fresh' }
    : // Not `isError`: while it is asked again there is no error, and what stands in would leave under the learner.
      errorUpdateCount > 0 && target
      ? (savedTopics(learnerId, languages) ?? { topics: sampleTopics(target, native), stand: 'samples' })
      : undefined
  return { found, isFetching, retry: () => void refetch() }
}

function savedTopics(learnerId: string, languages: string): Topics | null {
  const saved = grammarTopics.get(learnerId, languages)
  return saved && saved.length > 0 ? { topics: saved as GrammarTopic[], stand: 'kept' } : null
}
