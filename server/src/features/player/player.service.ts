import type { Segment } from '@verbena/contract/player'
import type { LanguageCode } from '@verbena/language/languages'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import {
  type Kind,
  openMedia,
  requireMedia,
  translationOf,
  wholeText,
} from '../catalogue/catalogue.service.ts'
import { saveProgress } from './player.queries.ts'

/** The transcript with each line in the caller's native language beside it. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function readTranscript(
  services: Services,
  caller: Caller | null,
  kind: Kind,
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

type Report = { videoId: string; progress: number; time_delta: number; isPaused: boolean }

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function recordProgress(services: Services, caller: Caller, report: Report) {
  const isSaved = await saveProgress(services.db, {
    learnerId: caller.learnerId,
    mediaId: report.videoId,
    positionSeconds: report.progress,
    playedSeconds: report.time_delta,
    isPaused: report.isPaused,
    now: services.clock.now(),
    isAllOpen: !services.isBilled,
  })
  if (!isSaved) await requireMedia(services, await viewerOf(services, caller, {}), report.videoId)
}
