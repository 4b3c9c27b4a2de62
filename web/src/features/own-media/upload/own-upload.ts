import type { Upload } from '@verbena/contract/own-media/uploads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { UploadRate } from './upload-rate.ts'

/** The details of a file that the learner entered. */
export type FileDetails = {
  kind: 'video' | 'song'
  title: string
  language: TargetLanguageCode
  level: Level
  category: string
  /** Determined by this browser; null when it is unknown. */
  durationSeconds: number | null
}

/**
 * `waiting`: for the connection; `elsewhere`: another tab sends the file; `adding`: the upload is complete and its item is
 * being created; `done`: the item exists (`mediaId`); `failed`: see `error`.
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

/** An upload of this tab. */
export type OwnUpload = {
  /** The fingerprint of the file. */
  key: string
  file: File
  details: FileDetails
  status: UploadStatus
  upload: Upload | null
  rate: UploadRate
  error: unknown
  mediaId: string | null
}
