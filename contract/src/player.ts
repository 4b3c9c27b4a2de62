import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from './endpoint.ts'
import type * as schemas from './player.schemas.ts'

/** Seconds between two progress reports, and where playback starts when nothing is saved. */
export const progressReportSeconds = 5
export const defaultStartSeconds = 15

export type Segment = z.infer<typeof schemas.segmentSchema>
export type TranscriptWord = z.infer<typeof schemas.transcriptWordSchema>
export type TranscriptWords = ReplyOf<typeof getTranscriptWords>

export const getVideoTranscript: Endpoint<typeof schemas.getVideoTranscript, 'anyone'> = {
  method: 'GET',
  path: '/get_transcription/:id',
  access: 'anyone',
}

export const getSongTranscript: Endpoint<typeof schemas.getSongTranscript, 'anyone'> = {
  method: 'GET',
  path: '/get_transcription_songs/:id',
  access: 'anyone',
}

export const getProgress: Endpoint<typeof schemas.getProgress, 'learner'> = {
  method: 'GET',
  path: '/api/getVideoProgress/:id',
  access: 'learner',
}

export const reportProgress: Endpoint<typeof schemas.reportProgress, 'learner'> = {
  method: 'POST',
  path: '/api/videoProgress',
  access: 'learner',
}

export const getTranscriptWords: Endpoint<typeof schemas.getTranscriptWords, 'anyone'> = {
  method: 'GET',
  path: '/api/transcript-words/:mediaId',
  access: 'anyone',
}
