import type { Segment } from '@verbena/contract/player'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { openMedia, requireMedia, wholeText } from '../catalogue/catalogue.service.ts'
import { translationOf } from '../catalogue/media-card.service.ts'
import { lockReports, saveProgress, saveProgressTogether } from './player.queries.ts'

/** The transcript with translations into the viewer's native language. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function readTranscript(
  services: Services,
  viewer: Viewer,
  kind: 'video' | 'song',
  id: string,
): Promise<{ transcription: string; vectortranscription: Segment[] }> {
  const { segments } = await openMedia(services, viewer, id, kind)
  return {
    transcription: wholeText(segments),
    vectortranscription: segments.map(({ translations, ...segment }) => {
      const translation = translationOf(translations, viewer.nativeLanguage)
      return translation ? { ...segment, translation } : segment
    }),
  }
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function readSongTranscript(services: Services, viewer: Viewer, id: string) {
  const { transcription, vectortranscription } = await readTranscript(services, viewer, 'song', id)
  return {
    transcription,
    vectortranscription: vectortranscription.map((entry) => ({ ...entry, timestamp: entry.start })),
  }
}

/** Browsers report every five seconds. A longer report comes after a lost connection, or is wrong. */
const usualSecondsMaximum = 15

type Report = {
  videoId: string
  progress: number
  time_delta: number
  isPaused: boolean
  secondsAgo?: number | undefined
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function recordProgress(services: Services, caller: Caller, report: Report) {
  const row = {
    learnerId: caller.learnerId,
    mediaId: report.videoId,
    positionSeconds: report.progress,
    playedSeconds: report.time_delta,
    isPaused: report.isPaused,
    at: new Date(services.clock.now().getTime() - (report.secondsAgo ?? 0) * 1000),
    isLate: report.secondsAgo !== undefined,
    isAllOpen: !services.isBilled,
  }
  // Concurrent long reports of several items would each count the whole time that passed, so they run one by one.
  const saveWithLock = async (tx: Database) => {
    await lockReports(tx, caller.learnerId)
    return saveProgress(tx, row)
  }
  const isSaved = await (report.time_delta > usualSecondsMaximum
    ? services.db.transaction(saveWithLock)
    : saveProgressTogether(services.db, row))
  if (!isSaved) await requireMedia(services, await viewerOf(services, caller, {}), report.videoId)
}
