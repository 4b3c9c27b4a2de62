import type { Segment } from '@verbena/contract/player'
import type { LanguageCode } from '@verbena/language/languages'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { openMedia, requireMedia, wholeText } from '../catalogue/catalogue.service.ts'
import { translationOf } from '../catalogue/media-card.service.ts'
import { lockReports, saveProgress } from './player.queries.ts'

/** The transcript with each line in the caller's native language beside it. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function readTranscript(
  services: Services,
  caller: Caller | null,
  kind: 'video' | 'song',
  id: string,
  said: { nativeLanguage?: LanguageCode | undefined },
): Promise<{ transcription: string; vectortranscription: Segment[] }> {
  const viewer = await viewerOf(services, caller, said)
  const { segments } = await openMedia(services, viewer, kind, id)
  return {
    transcription: wholeText(segments),
    vectortranscription: segments.map(({ translations, ...segment }) => {
      const translation = translationOf(translations, viewer.nativeLanguage)
      return translation ? { ...segment, translation } : segment
    }),
  }
}

/** A browser says every five seconds what was played; whoever says more was without a connection, or lies. */
const usualSeconds = 15

type Report = {
  videoId: string
  progress: number
  time_delta: number
  isPaused: boolean
  secondsAgo?: number | undefined
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function recordProgress(services: Services, caller: Caller, report: Report) {
  const save = (db: Database) =>
    saveProgress(db, {
      learnerId: caller.learnerId,
      mediaId: report.videoId,
      positionSeconds: report.progress,
      playedSeconds: report.time_delta,
      isPaused: report.isPaused,
      at: new Date(services.clock.now().getTime() - (report.secondsAgo ?? 0) * 1000),
      isLate: report.secondsAgo !== undefined,
      isAllOpen: !services.isBilled,
    })
  // At one moment of many items none would know of the others, and each would take all of the time that passed.
  const saveAlone = async (tx: Database) => {
    await lockReports(tx, caller.learnerId)
    return save(tx)
  }
  const isSaved = await (report.time_delta > usualSeconds
    ? services.db.transaction(saveAlone)
    : save(services.db))
  if (!isSaved) await requireMedia(services, await viewerOf(services, caller, {}), report.videoId)
}
