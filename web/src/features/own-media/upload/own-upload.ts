import type { Upload } from '@verbena/contract/own-media/uploads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { UploadRate } from './upload-rate.ts'

/** What the learner says of a file. */
export type FileDetails = {
  kind: 'video' | 'song'
  title: string
  language: TargetLanguageCode
  level: Level
  category: string
  /** As this browser measured it. */
  durationSeconds: number | null
}

/**
 * `waiting`: for the connection; `elsewhere`: another tab sends it; `adding`: whole, and becomes an item; `done`: it is
 * one, `mediaId`; `failed`: `error` says why.
 */
export type UploadStatus =
  | 'starting'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'elsewhere'
  | 'adding'
  | 'done'
  | 'failed'

/** A file on its way from this tab. */
export type OwnUpload = {
  /** The fingerprint of the file. */
  key: string
  file: File
  details: FileDetails
  status: UploadStatus
  upload: Upload | null
  pace: UploadRate
  error: unknown
  mediaId: string | null
}
