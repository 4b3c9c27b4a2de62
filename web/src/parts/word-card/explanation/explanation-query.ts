import { queryOptions } from '@tanstack/react-query'
import { explain } from '@verbena/contract/lookup/lookup'
import { call } from '../../../api/call.ts'
import type { Audience } from '../../learner/use-audience.ts'
import { queryKeys } from '../../queries/query-keys.ts'
import type { Lookup } from '../card/lookup.ts'

const contextMaximum = 2000

/** The explanation of a word, cached by the word and its sentence. */
export function explanationQuery(
  { text, context, at, mediaId, language }: Lookup,
  { key, guestNative }: Pick<Audience, 'key' | 'guestNative'>,
) {
  return queryOptions({
    queryKey: queryKeys.lookup.explanation(language, key, text, context, at),
    queryFn: ({ signal }) =>
      call(
        explain,
        {
          query: {
            selectedText: text,
            video_id: mediaId,
            context: context.slice(0, contextMaximum),
            ...(at !== undefined && at < contextMaximum && { at: String(at) }),
            ...guestNative,
          },
        },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // The card shows an error with a retry button at once; automatic retries would look like a slow reply.
    retry: false,
  })
}
