import { queryOptions } from '@tanstack/react-query'
import { explain } from '@verbena/contract/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { call } from '../../api/call.ts'
import type { Lookup } from './lookup.ts'

const contextMaximum = 2000

/** What is known of a touched word. The same word in the same sentence is asked for once. */
export function explanationQuery(
  { text, context, mediaId, language }: Lookup,
  native: LanguageCode,
  guestNative: { nativeLanguage?: LanguageCode },
) {
  return queryOptions({
    queryKey: ['explanation', language, native, text, context],
    queryFn: ({ signal }) =>
      call(
        explain,
        {
          query: {
            selectedText: text,
            video_id: mediaId,
            context: context.slice(0, contextMaximum),
            ...guestNative,
          },
        },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    // The card says at once that it failed, with a button: waiting for retries would look like thinking.
    retry: false,
  })
}
