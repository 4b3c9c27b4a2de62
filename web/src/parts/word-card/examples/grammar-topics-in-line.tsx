import { useQuery } from '@tanstack/react-query'
import { findShownTopics } from '@verbena/contract/grammar'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { useIdle } from '../../deferred/use-idle.ts'
import { useAudience } from '../../learner/use-audience.ts'
import { paths } from '../../navigation/paths.ts'
import { queryKeys } from '../../queries/query-keys.ts'
import type { Lookup } from '../card/lookup.ts'

/** The grammar topics that the line illustrates, for learners. Optional content: errors are not shown. */
export function GrammarTopicsInLine({ line, language }: { line: string; language: Lookup['language'] }) {
  const { t } = useTranslation('lookup')
  const { key, guestNative } = useAudience()
  const isSignedIn = useSession() !== null
  const isIdle = useIdle()
  const { data } = useQuery({
    queryKey: queryKeys.grammar.shownIn(key, language, line),
    queryFn: ({ signal }) => call(findShownTopics, { query: { line, language, ...guestNative } }, { signal }),
    enabled: isIdle && isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!data?.length) return null
  return (
    <p className="word-card__topics" data-late>
      <span>{t('grammarHere')}</span>
      {data.map(({ id, name }) => (
        <Link
          key={id}
          className="link"
          to={`${paths.grammar}?${new URLSearchParams({ topic: id })}`}
          // Closing the topic then returns to the line.
          state={{ cameFrom: true }}
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
