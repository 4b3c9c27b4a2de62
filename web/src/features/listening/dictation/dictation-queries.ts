import { queryOptions } from '@tanstack/react-query'
import { getSong, getVideo } from '@verbena/contract/catalogue'
import { getSongTranscript, getVideoTranscript } from '@verbena/contract/player'
import { call } from '../../../api/call.ts'
import type { Audience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

export type DictationKind = 'video' | 'song'

const endpoints = {
  video: { item: getVideo, transcript: getVideoTranscript },
  song: { item: getSong, transcript: getSongTranscript },
} as const

/** Loads an item with its lines. */
export function dictationQuery(kind: DictationKind, id: string, audience: Audience) {
  return queryOptions({
    queryKey: queryKeys.listening.dictation(kind, id, audience.key),
    queryFn: async ({ signal }) => {
      const { item, transcript } = endpoints[kind]
      const [media, { vectortranscription }] = await Promise.all([
        call(item, { params: { id }, query: {} }, { signal }),
        call(transcript, { params: { id }, query: {} }, { signal }),
      ])
      return { item: media, segments: vectortranscription }
    },
    // A refetch could replace the lines during a dictation.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
