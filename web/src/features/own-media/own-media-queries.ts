import { queryOptions } from '@tanstack/react-query'
import { listOwnMedia, type OwnMedia } from '@verbena/contract/own-media'
import { readOwnTranscript } from '@verbena/contract/own-transcripts'
import type { TranscriptionJob } from '@verbena/contract/transcription'
import { listUploads } from '@verbena/contract/uploads'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'

/** How often what is under way is asked about. */
const pollMilliseconds = 2500

const isOpen = (job: { status: TranscriptionJob['status'] } | null) =>
  job?.status === 'waiting' || job?.status === 'running'

/** It is being written down. */
export const isUnderWay = ({ transcription }: Pick<OwnMedia, 'transcription'>): boolean =>
  isOpen(transcription)
/** Its lines are looked for in its sound. */
export const isBeingAligned = ({ alignment }: Pick<OwnMedia, 'alignment'>): boolean => isOpen(alignment)

export const ownMediaQuery = (username: string) =>
  queryOptions({
    queryKey: [...queryKeys.ownMedia, username, 'items'],
    queryFn: ({ signal }) => call(listOwnMedia, {}, { signal }),
    // Another tab may have added something, or a transcription may be done.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isUnderWay(item) || isBeingAligned(item)) ? pollMilliseconds : false,
  })

/** Files that were begun, here or in another browser, and are no item yet. */
export const uploadsQuery = (username: string) =>
  queryOptions({
    queryKey: [...queryKeys.ownMedia, username, 'uploads'],
    queryFn: ({ signal }) => call(listUploads, {}, { signal }),
    staleTime: 0,
  })

export const ownTranscriptQuery = (username: string, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.ownMedia, username, 'transcript', id],
    queryFn: ({ signal }) => call(readOwnTranscript, { params: { id } }, { signal }),
    // It would take the place of what is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
