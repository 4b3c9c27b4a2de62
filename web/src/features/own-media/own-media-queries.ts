import { queryOptions } from '@tanstack/react-query'
import { listOwnMedia, type OwnMedia } from '@verbena/contract/own-media/own-media'
import { readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import type { TranscriptionJob } from '@verbena/contract/own-media/transcription'
import { listUploads } from '@verbena/contract/own-media/uploads'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** How often the state of a running transcription or alignment is requested. */
const pollMs = 2500

const isOpen = (job: { status: TranscriptionJob['status'] } | null) =>
  job?.status === 'waiting' || job?.status === 'running'

/** It is being written down. */
export const isUnderWay = ({ transcription }: Pick<OwnMedia, 'transcription'>): boolean =>
  isOpen(transcription)
/** Its lines are looked for in its sound. */
export const isBeingAligned = ({ alignment }: Pick<OwnMedia, 'alignment'>): boolean => isOpen(alignment)

export const ownMediaQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.ownMedia.items(learnerId),
    queryFn: ({ signal }) => call(listOwnMedia, {}, { signal }),
    // Another tab may have added something, or a transcription may be done.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isUnderWay(item) || isBeingAligned(item)) ? pollMs : false,
  })

/** Files that were begun, here or in another browser, and are no item yet. */
export const uploadsQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.ownMedia.uploads(learnerId),
    queryFn: ({ signal }) => call(listUploads, {}, { signal }),
    staleTime: 0,
  })

export const ownTranscriptQuery = (learnerId: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.ownMedia.transcript(learnerId, id),
    queryFn: ({ signal }) => call(readOwnTranscript, { params: { id } }, { signal }),
    // It would take the place of what is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
