import { useQuery } from '@tanstack/react-query'
import { type GrammarTopic, listGrammarTopics } from '@verbena/contract/grammar'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { grammarTopics } from '../../parts/storage/grammar-topics.ts'
import { sampleTopics } from './sample-topics.ts'

/** `cache`: the topics of the last visit. `samples`: the few topics that are bundled with the page. */
export type Topics = { topics: GrammarTopic[]; source: 'server' | 'cache' | 'samples' }

/** All topics of the target language; cached or bundled ones if the server cannot be reached. */
export function useTopics() {
  const { key, languages, native } = useAudience()
  const session = useSession()
  const learnerId = session?.learnerId ?? ''
  const target = session?.user.targetLanguage
  const { data, errorUpdateCount, refetch, isFetching } = useQuery({
    queryKey: queryKeys.grammar.topics(key),
    queryFn: async ({ signal }) => {
      const topics = await call(listGrammarTopics, { query: {} }, { signal })
      // Nothing is stored for a learner who has logged out meanwhile.
      if (getSession()?.learnerId === learnerId) grammarTopics.set(learnerId, languages, topics)
      return topics
    },
  })
  const found: Topics | undefined = data
    ? { topics: data, source: 'server' }
    : // Not `isError`, which is false during a retry and would hide the cached topics for that time.
      errorUpdateCount > 0 && target
      ? (savedTopics(learnerId, languages) ?? { topics: sampleTopics(target, native), source: 'samples' })
      : undefined
  return { found, isFetching, retry: () => void refetch() }
}

function savedTopics(learnerId: string, languages: string): Topics | null {
  const saved = grammarTopics.get(learnerId, languages)
  return saved && saved.length > 0 ? { topics: saved as GrammarTopic[], source: 'cache' } : null
}
