import type { AlignmentJob } from '@verbena/contract/own-media/alignment'
import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import type { TranscriptionJob } from '@verbena/contract/own-media/transcription'
import type { Services } from '../../services.ts'
import { pictureAddress } from '../catalogue/pictures/picture-address.service.ts'
import type { StoredAlignmentJob } from './alignment/alignment-jobs.queries.ts'
import type { OwnRow, StoredTranscriptionJob } from './own-media.queries.ts'

/** Converts own media to the form of the owner's list. */
export function toOwnMedia(
  services: Pick<Services, 'mediaLinks' | 'clock'>,
  { item, state, upload, job, alignment }: OwnRow,
): OwnMedia {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    thumbnail: pictureAddress(services, item.thumbnail),
    category: item.category,
    level: item.level as OwnMedia['level'],
    language: item.language as OwnMedia['language'],
    durationSeconds: item.durationSeconds,
    source: item.source.type,
    mime: item.source.type === 'file' ? (item.source.files[0]?.mime ?? null) : null,
    bytes: upload?.bytes ?? 0,
    lines: state.transcriptLines,
    transcription: job ? toTranscriptionJob(job) : null,
    alignment: alignment ? toAlignmentJob(alignment) : null,
    addedAt: item.createdAt.toISOString(),
  }
}

export function toTranscriptionJob(job: StoredTranscriptionJob): TranscriptionJob {
  const { status, failure, parts, partsTotal, attempts, requestedAt, finishedAt } = job
  // A file that is transcribed in one part has no intermediate progress.
  const known = partsTotal !== null && partsTotal > 1 ? Math.floor((parts.length / partsTotal) * 100) : null
  return {
    status,
    failure,
    percent: status === 'done' ? 100 : known && Math.min(99, known),
    attempts,
    askedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

export function toAlignmentJob(job: StoredAlignmentJob): AlignmentJob {
  const { status, failure, percent, transcriptVersion: version, requestedAt, finishedAt } = job
  return {
    status,
    failure,
    percent,
    version,
    askedAt: requestedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
