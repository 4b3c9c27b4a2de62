import { queryOptions } from '@tanstack/react-query'
import { listOwnMedia, type OwnMedia } from '@verbena/contract/own-media/own-media'
import { readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import type { TranscriptionJob } from '@verbena/contract/own-media/transcription'
import { listUploads } from '@verbena/contract/own-media/uploads'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** The interval of the requests for the state of a running transcription or alignment. */
const pollMs = 2500

const isActive = (job: { status: TranscriptionJob['status'] } | null) =>
  job?.status === 'waiting' || job?.status === 'running'

/** Whether its transcription is waiting or running. */
export const isBeingTranscribed = ({ transcription }: Pick<OwnMedia, 'transcription'>): boolean =>
  isActive(transcription)
/** Whether its alignment is waiting or running. */
export const isBeingAligned = ({ alignment }: Pick<OwnMedia, 'alignment'>): boolean => isActive(alignment)

export const ownMediaQuery = (learnerId: string) =>
  queryOptions({
    queryKey: queryKeys.ownMedia.items(learnerId),
    queryFn: ({ signal }) => call(listOwnMedia, {}, { signal }),
    // Another tab may have added an item, or a transcription may have ended.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isBeingTranscribed(item) || isBeingAligned(item)) ? pollMs : false,
  })

/** Unfinished uploads of the learner from any browser. */
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
    // A refetch would replace the lines that are being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
